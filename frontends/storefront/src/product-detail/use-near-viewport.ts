import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the window an element counts as near. */
const AHEAD = '600px';

/** Whether an element has been near the window; it stays true afterwards. */
export function useNearViewport(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isNear;
}
