import type { TranslatedLanguage } from '../languages/languages.js';

/** Whether a text or a list is empty or missing. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : value == null || (Array.isArray(value) && value.length === 0);

/** Turns texts by name, such as specifications, into a list, because German and translated ones are matched by order. */
const asList = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : value;

/** How many of the named texts and list entries exist in German and are missing in another language. */
export function missingTexts(values: object, names: readonly string[], language: TranslatedLanguage): number {
  const german = values as Readonly<Record<string, unknown>>;
  const translations = german['translations'] as
    | Readonly<Partial<Record<TranslatedLanguage, Readonly<Record<string, unknown>> | null>>>
    | undefined;
  const translated = translations?.[language] ?? {};
  return names.reduce((count, name) => {
    const [text, other] = [asList(german[name]), asList(translated[name])];
    if (Array.isArray(text)) {
      const entries: unknown[] = Array.isArray(other) ? other : [];
      return count + text.filter((entry, index) => !isBlank(entry) && isBlank(entries[index])).length;
    }
    return count + (!isBlank(text) && isBlank(other) ? 1 : 0);
  }, 0);
}
