import { useLayoutEffect } from 'react';

/** How many windows are open, and what had the focus before the first of them. */
let open = 0;
let opener: Element | null = null;
let returning: ReturnType<typeof setTimeout> | undefined;

/**
 * Gives the focus back to what opened a window once the last one is closed, also where one window took the place of another,
 * such as the details that of their loading.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (returning === undefined && open === 0) opener = document.activeElement;
    clearTimeout(returning);
    returning = undefined;
    open += 1;
    return () => {
      open -= 1;
      if (open > 0) return;
      returning = setTimeout(() => {
        returning = undefined;
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [isOpen]);
}
