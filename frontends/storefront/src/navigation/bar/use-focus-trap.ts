import { type RefObject, useEffect } from 'react';

/**
 * While `held`, traps the focus and assistive technology in the element by making its siblings inert. Escape and a click outside call `onLeave`.
 * Afterwards the focus returns to `opener`.
 */
export function useFocusTrap(
  element: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  held: boolean,
  onLeave: () => void,
): void {
  // not a layout effect, because React restores the focus after its own changes of the DOM
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
      // the composed path, because the clicked element may have been removed already
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
