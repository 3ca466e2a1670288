import { type Language } from './language.js';

type Load = () => Promise<unknown>;

/** Functions that load the texts of each further language; a language without an entry is loaded. */
const waiting = new Map<Language, Load[]>();

/** Registers how a remote's texts of a further language are loaded when somebody chooses it. */
export const offerTexts = (language: Language, load: Load): void =>
  void waiting.set(language, [...(waiting.get(language) ?? []), load]);

/** Whether all texts of a language are loaded. */
export const hasTexts = (language: Language): boolean => !waiting.has(language);

/** @throws the error of the failed load; a later call tries again */
export async function loadTexts(language: Language): Promise<void> {
  const loads = waiting.get(language);
  if (!loads) return;
  await Promise.all(loads.map((load) => load()));
  if (waiting.get(language) === loads) waiting.delete(language);
}
