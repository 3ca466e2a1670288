import { useEffect, useState } from 'react';

/** How far, in CSS pixels, a visitor scrolls down before the bar gives way (public spec §9). */
const HIDE_THRESHOLD = 80;

/** How long, in milliseconds, the bar takes to be hidden altogether (public spec §9). */
const HIDDEN_FLAG_DELAY = 500;

export interface BarState {
  /** The page is at its very top: the bar may be transparent over the hero. */
  atTop: boolean;
  /** Scrolled down past the threshold; scrolling up brings the bar back. */
  hidden: boolean;
  /** Hidden for a while already; no longer as soon as the bar comes back. */
  fullyHidden: boolean;
}

const shown = { atTop: true, hidden: false };

/** Follows the page's scrolling. */
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
