import { type RefObject, useEffect } from 'react';

/**
 * While `held`, the keyboard and assistive technology stay in the element: what stands beside it is inert. Escape and a click outside
 * call `onLeave`. Afterwards the focus is back on `opener`.
 */
export function useFocusTrap(
  element: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  held: boolean,
  onLeave: () => void,
): void {
  // not a layout effect: React puts the focus back to where it was before its own changes
  useEffect(() => {
    const holder = held ? element.current : null;
    if (!holder) return;
    const returnTo = opener.current;
    const beside = [...(holder.parentElement?.children ?? [])].filter(
      (each) => each !== holder && !each.hasAttribute('inert'),
    );
    for (const each of beside) each.setAttribute('inert', '');
    return () => {
      for (const each of beside) each.removeAttribute('inert');
      returnTo?.focus({ preventScroll: true });
    };
  }, [element, opener, held]);

  useEffect(() => {
    if (!held) return;
    const onClick = (event: MouseEvent) => {
      // the path, since what was clicked may be gone by now
      if (element.current && !event.composedPath().includes(element.current)) onLeave();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !inDialog) onLeave();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [element, held, onLeave]);
}
