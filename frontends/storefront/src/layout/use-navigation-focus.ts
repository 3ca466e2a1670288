import { useLocation, useNavigationType } from '@vitrine/platform';
import { useLayoutEffect, useRef } from 'react';

/** Path of the page shown last; undefined before the first one. */
let shown: string | undefined;
let navigated = false;

/**
 * After a navigation, scrolls to the top and moves the focus to the content, where it would otherwise be lost. Going back leaves the scroll position
 * to the browser, and the first page is left alone.
 */
export function useNavigationFocus<T extends HTMLElement>() {
  const { pathname } = useLocation();
  const isBack = String(useNavigationType()) === 'POP';
  const content = useRef<T>(null);
  // before painting: with the old scroll position a shorter page would show its end
  useLayoutEffect(() => {
    const isNew = shown !== undefined && shown !== pathname;
    shown = pathname;
    navigated ||= isNew;
    if (isNew && !isBack) window.scrollTo(0, 0);
    // also when the loading state that had the focus was replaced by the page itself
    if (isNew || (navigated && document.activeElement === document.body))
      content.current?.focus({ preventScroll: true });
  }, [pathname, isBack]);
  return content;
}
