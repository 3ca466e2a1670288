import { type Language } from './language.js';

type Load = () => Promise<unknown>;

/** How what is not loaded yet of each further language is loaded. */
const waiting = new Map<Language, Load[]>();

/** Says how a remote's texts of a further language are loaded: nobody who reads another one has them. */
export const offerTexts = (language: Language, load: Load): void =>
  void waiting.set(language, [...(waiting.get(language) ?? []), load]);

/** Whether all texts of a language are there. */
export const hasTexts = (language: Language): boolean => !waiting.has(language);

/** @throws what loading them failed with; they may be asked for again */
export async function loadTexts(language: Language): Promise<void> {
  const loads = waiting.get(language);
  if (!loads) return;
  await Promise.all(loads.map((load) => load()));
  if (waiting.get(language) === loads) waiting.delete(language);
}
