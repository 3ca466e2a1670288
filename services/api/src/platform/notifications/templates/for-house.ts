import { inLanguage, type HouseSettings, type Language } from '@vitrine/schemas';

/**
 * The texts of a catalogue for a house: `{house}` is its name, `{answerTime}` the time within which it answers. What a function of the catalogue
 * returns is filled, too.
 */
export function forHouse<Texts>(texts: Texts, house: HouseSettings, language: Language): Texts {
  const fill = (text: string): string =>
    text
      .replaceAll('{house}', () => house.name)
      .replaceAll('{answerTime}', () => inLanguage(house.answerTime, language));
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return fill(value);
    if (typeof value === 'function') return (...given: unknown[]) => filled(Reflect.apply(value, undefined, given));
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part)]));
  };
  return filled(texts) as Texts;
}
