import { useEffect, type RefObject } from 'react';

/** Space in px that is kept between a focused control and the covering section. */
const MARGIN = 24;

/**
 * Makes a section with `data-sticky` sticky while the next one scrolls over it (public spec §2, Home). A section that is taller than the viewport
 * becomes sticky at its lower edge, so that all of it can be seen. A control that is focused while the next section covers it is scrolled into view.
 */
export function useStickySection(section: RefObject<HTMLElement | null>, sticky = true): void {
  useEffect(() => {
    const element = section.current;
    if (!element || !sticky) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--sticky-top', `min(0px, 100svh - ${element.offsetHeight}px)`),
    );
    const uncover = ({ target }: FocusEvent) => {
      const next = element.nextElementSibling;
      if (!next) return;
      const covered = (target as Element).getBoundingClientRect().bottom + MARGIN - next.getBoundingClientRect().top;
      if (covered > 0) window.scrollBy(0, -covered);
    };
    observer.observe(element);
    element.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', uncover);
    };
  }, [section, sticky]);
}
