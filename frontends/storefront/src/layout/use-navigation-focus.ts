import { useLocation, useNavigationType } from '@vitrine/platform';
import { useLayoutEffect, useRef } from 'react';

/** Path of the page shown last; undefined until the first one is. */
let shown: string | undefined;
let navigated = false;

/**
 * Begins another page where a page begins: at its top, with the keyboard's focus on its content instead of lost. Going back leaves the
 * place to the browser, and the first page is left alone.
 */
export function useNavigationFocus<T extends HTMLElement>() {
  const { pathname } = useLocation();
  const isBack = String(useNavigationType()) === 'POP';
  const content = useRef<T>(null);
  // before it is painted: the place on the page that is left would show the end of a shorter one
  useLayoutEffect(() => {
    const isNew = shown !== undefined && shown !== pathname;
    shown = pathname;
    navigated ||= isNew;
    if (isNew && !isBack) window.scrollTo(0, 0);
    // also where the page that was focused gave way to itself, once its script was there
    if (isNew || (navigated && document.activeElement === document.body))
      content.current?.focus({ preventScroll: true });
  }, [pathname, isBack]);
  return content;
}
