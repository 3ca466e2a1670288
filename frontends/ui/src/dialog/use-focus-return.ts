import { useLayoutEffect } from 'react';

/** How many dialogs are open, and the element that had the focus before the first one. */
let open = 0;
let opener: Element | null = null;
let returning: ReturnType<typeof setTimeout> | undefined;

/**
 * Returns the focus to the element that opened a dialog once the last dialog is closed, also where one dialog replaced another, such as the details
 * their loading state.
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
