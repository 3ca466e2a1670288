import { useEffect, useState } from 'react';

/** How far, in CSS pixels, a visitor scrolls down before the bar is hidden (public spec §9). */
const HIDE_THRESHOLD = 80;

/** How long, in milliseconds, the bar takes to be hidden completely (public spec §9). */
const HIDDEN_FLAG_DELAY = 500;

export interface BarState {
  /** The page is scrolled to its top, where the bar may be transparent over the hero. */
  atTop: boolean;
  /** Scrolled down past the threshold; scrolling up brings the bar back. */
  hidden: boolean;
  /** Hidden completely; false again as soon as the bar reappears. */
  fullyHidden: boolean;
}

const shown = { atTop: true, hidden: false };

/** The state of the bar, updated when the page is scrolled. */
export function useBarState(): BarState {
  const [state, setState] = useState(shown);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = Math.max(0, window.scrollY);
      const previous = last;
      last = now;
      const atTop = now < 8;
      setState((before) => {
        const hidden = now > HIDE_THRESHOLD && (now === previous ? before.hidden : now > previous);
        return before.atTop === atTop && before.hidden === hidden ? before : { atTop, hidden };
      });
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  useEffect(() => {
    if (!state.hidden) return;
    const timer = setTimeout(() => setSettled(true), HIDDEN_FLAG_DELAY);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [state.hidden]);
  return { ...state, fullyHidden: state.hidden && settled };
}
