import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for work that may end after it was left. */
export function useIsMounted(): RefObject<boolean> {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
