import { useLocation, useNavigationType } from '@vitrine/platform';
import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top of another screen and focuses its content, unless the focus is already in it. On going back the browser restores the scroll
 * position, and the first screen is left alone.
 */
export function useNavigationFocus<T extends HTMLElement>() {
  const { pathname } = useLocation();
  const isBack = String(useNavigationType()) === 'POP';
  const content = useRef<T>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBack) window.scrollTo(0, 0);
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [pathname, isBack]);
  return content;
}
