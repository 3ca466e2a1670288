import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Times after opening, in milliseconds, at which the ends are measured again, since pictures and fonts are loading (public spec §2). */
const checks = [100, 300, 500];

/** Fractions of a pixel do not count as more content. */
const TOLERANCE = 1;

/** In which directions there is more content. */
export interface ScrollEnds {
  before: boolean;
  after: boolean;
}

/** Watches the horizontal scrolling of `track`. */
export function useScrollEnds(track: RefObject<HTMLElement | null>): ScrollEnds & { check: () => void } {
  const [ends, setEnds] = useState<ScrollEnds>({ before: false, after: false });
  const check = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const { scrollLeft, clientWidth, scrollWidth } = element;
    const before = scrollLeft > TOLERANCE;
    const after = scrollLeft + clientWidth < scrollWidth - TOLERANCE;
    setEnds((known) => (known.before === before && known.after === after ? known : { before, after }));
  }, [track]);
  useEffect(() => {
    const timers = checks.map((delay) => setTimeout(check, delay));
    window.addEventListener('resize', check);
    return () => {
      timers.forEach(clearTimeout);
      window.removeEventListener('resize', check);
    };
  }, [check]);
  return { ...ends, check };
}
