import { storedText, useStored } from './storage.js';

const flag = (key: string) =>
  storedText<'true' | null>(key, (text) => (text === 'true' ? text : null), null, 'session');

const reduceMotion = flag('accessibility-reduce-motion');
const highContrast = flag('accessibility-high-contrast');

/** Sets the visitor's choices as attributes of `<html>`, which the design tokens depend on. */
function show(): void {
  document.documentElement.toggleAttribute('data-reduce-motion', reduceMotion.get() !== null);
  document.documentElement.toggleAttribute('data-high-contrast', highContrast.get() !== null);
}

/** Called once at the start of a page, before anything is shown. */
export function startAccessibility(): void {
  show();
  reduceMotion.subscribe(show);
  highContrast.subscribe(show);
}

/** The two toggles that hold for the visit (public spec, accessibility). */
export function useAccessibility() {
  const [motion, setMotion] = useStored(reduceMotion);
  const [contrast, setContrast] = useStored(highContrast);
  return {
    reduceMotion: motion !== null,
    highContrast: contrast !== null,
    setReduceMotion: (on: boolean) => setMotion(on ? 'true' : null),
    setHighContrast: (on: boolean) => setContrast(on ? 'true' : null),
  };
}
