import { useEffect } from 'react';

/** A dialog returns the focus to the element that opened it; where that element is gone with the deleted row, the page's content gets the focus. */
export function useFocusKept(): void {
  useEffect(
    () => () => {
      // the dialog's own cleanup runs after this one
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.getElementById('content')?.focus({ preventScroll: true });
      });
    },
    [],
  );
}
