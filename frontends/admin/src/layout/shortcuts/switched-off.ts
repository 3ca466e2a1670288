import { storedJson, useStored } from '@vitrine/platform';
import { SHORTCUTS } from './shortcuts.js';

const isKnown = (id: unknown): id is string => SHORTCUTS.some((shortcut) => shortcut.id === id);

/** The ids of the shortcuts that are switched off in this browser (WCAG 2.1.4). */
export const switchedOff = storedJson<readonly string[]>(
  'admin-shortcuts-off',
  (value) => (Array.isArray(value) ? value.filter(isKnown) : []),
  [],
  'local',
);

/** @returns the shortcuts that are off, and a function that switches one */
export function useSwitchedOff(): [off: readonly string[], switchTo: (id: string, on: boolean) => void] {
  const [off, store] = useStored(switchedOff);
  const switchTo = (id: string, on: boolean) => store(on ? off.filter((each) => each !== id) : [...off, id]);
  return [off, switchTo];
}
