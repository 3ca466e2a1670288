import { type RefObject, useEffect, useRef } from 'react';

/** Room for the complaint below a field, in pixels. */
const COMPLAINT_HEIGHT = 56;

/**
 * For a bar that sticks to the foot of the window: whatever gets the focus, or is scrolled to, stays clear of it (WCAG 2.4.11).
 * @returns to be given to the bar
 */
export function useBarClearance<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      page.style.scrollPaddingBottom = `${current.offsetHeight + COMPLAINT_HEIGHT}px`;
    });
    observer.observe(current);
    // Of a field of several lines, browsers bring only the line with the caret into view.
    const showWhole = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
    };
    page.addEventListener('focusin', showWhole);
    return () => {
      observer.disconnect();
      page.removeEventListener('focusin', showWhole);
      page.style.scrollPaddingBottom = '';
    };
  }, []);
  return bar;
}
