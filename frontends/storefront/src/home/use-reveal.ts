import { useAccessibility } from '@vitrine/platform';
import { useEffect, useRef, useState } from 'react';
import { systemPrefersReducedMotion } from '../shared/film/use-reduced-motion.js';

/** Share of the viewport's height that a section's upper edge passes before it appears (public spec §9). */
const THRESHOLD = 0.7;

export type Reveal = 'waiting' | 'shown';

/**
 * Lets a section that lies below the first view appear when its upper edge has come up to 70 % of the viewport's height. What is on
 * the screen when the page is hydrated stays as it is, and nothing waits when motion is reduced.
 */
export function useReveal<T extends HTMLElement>() {
  const { reduceMotion } = useAccessibility();
  const section = useRef<T>(null);
  const [reveal, setReveal] = useState<Reveal>();
  useEffect(() => {
    const element = section.current;
    if (!element || reduceMotion || systemPrefersReducedMotion()) return undefined;
    const reached = () => element.getBoundingClientRect().top <= window.innerHeight * THRESHOLD;
    if (reached()) return undefined;
    setReveal('waiting');
    const onScroll = () => {
      if (!reached()) return;
      setReveal('shown');
      stop();
    };
    const stop = () => window.removeEventListener('scroll', onScroll);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      stop();
      setReveal('shown');
    };
  }, [reduceMotion]);
  return { section, reveal };
}
