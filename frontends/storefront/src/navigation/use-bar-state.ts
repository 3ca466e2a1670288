import { useEffect, useState } from 'react';

/** How far, in CSS pixels, a visitor scrolls down before the bar gives way (public spec §9). */
const hideThreshold = 80;

export interface BarState {
  /** The page is at its very top: the bar may be transparent over the hero. */
  atTop: boolean;
  /** Scrolled down past the threshold; scrolling up brings the bar back. */
  hidden: boolean;
}

const shown: BarState = { atTop: true, hidden: false };

/** Follows the page's scrolling. */
export function useBarState(): BarState {
  const [state, setState] = useState(shown);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = Math.max(0, window.scrollY);
      const atTop = now < 8;
      setState((before) => {
        const hidden = now > hideThreshold && (now === last ? before.hidden : now > last);
        return before.atTop === atTop && before.hidden === hidden ? before : { atTop, hidden };
      });
      last = now;
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return state;
}
