import { type RefObject, useEffect, useRef } from 'react';

/** Room for the error message below a field, in pixels. */
const ERROR_HEIGHT = 56;

/**
 * Keeps what gets the focus, or is scrolled to, clear of a bar at the bottom of the window (WCAG 2.4.11).
 * @returns the ref of the bar
 */
export function useBarClearance<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      page.style.scrollPaddingBottom = `${current.offsetHeight + ERROR_HEIGHT}px`;
    });
    observer.observe(current);
    // Browsers scroll only the caret's line of a field of several lines into view.
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
