import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the screen, for what ends after it may have left. */
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
