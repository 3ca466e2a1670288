import { useAccessibility } from '@vitrine/platform';
import { useSyncExternalStore } from 'react';

/** Whether the system is set to reduced motion. */
export const systemPrefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether motion is reduced now, by the system's setting or the visitor's toggle; not for rendering. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.hasAttribute('data-reduce-motion') || systemPrefersReducedMotion();

const never = () => () => undefined;

/** Whether motion is reduced by the system's setting or the visitor's toggle; true on the server and until the page is hydrated. */
export function useReducedMotion(): boolean {
  const { reduceMotion } = useAccessibility();
  const system = useSyncExternalStore(never, systemPrefersReducedMotion, () => true);
  return reduceMotion || system;
}
