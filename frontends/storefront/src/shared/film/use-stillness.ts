import { useAccessibility } from '@vitrine/platform';
import { useSyncExternalStore } from 'react';

/** Whether the system asks that nothing moves. */
export const systemAsksForStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const never = () => () => undefined;

/** Whether nothing may move by itself, by the system's setting or the visit's toggle; nothing may on the server and before the page is alive. */
export function useStillness(): boolean {
  const { reduceMotion } = useAccessibility();
  const system = useSyncExternalStore(never, systemAsksForStillness, () => true);
  return reduceMotion || system;
}
