import { useEffect } from 'react';

/** A dialog gives the focus back to what opened it; where that went with the deleted row, the page's content takes it. */
export function useFocusKept(): void {
  useEffect(
    () => () => {
      // the dialog's own cleaning up comes after this
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.getElementById('content')?.focus({ preventScroll: true });
      });
    },
    [],
  );
}
