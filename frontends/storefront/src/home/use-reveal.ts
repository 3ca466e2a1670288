import { useAccessibility } from '@vitrine/platform';
import { useEffect, useRef, useState } from 'react';
import { systemPrefersReducedMotion } from '../shared/reduced-motion.js';

/** A section appears when its upper edge reaches this share of the viewport's height (public spec §9). */
const THRESHOLD = 0.7;

export type Reveal = 'waiting' | 'shown';

/**
 * Reveals a section below the first view when its upper edge reaches 70 % of the viewport's height. Sections that are visible at hydration are never
 * hidden, and with reduced motion none is.
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
