import { inLanguage, type HouseSettings, type Language } from '@vitrine/schemas';

/** Caches filled catalogues by facts, language and catalogue, since many mails have the same. */
const cache = new WeakMap<HouseSettings, Partial<Record<Language, WeakMap<object, unknown>>>>();

/**
 * The texts of a catalogue for a house: `{house}` is its name, `{answerTime}` the time within which it answers. What a function of the catalogue
 * returns is filled, too.
 */
export function forHouse<Texts extends object>(texts: Texts, house: HouseSettings, language: Language): Texts {
  const byLanguage = cache.get(house) ?? {};
  cache.set(house, byLanguage);
  const byTexts = (byLanguage[language] ??= new WeakMap());
  const known = byTexts.get(texts) as Texts | undefined;
  if (known) return known;
  const filled = fillAll(texts, house, language);
  byTexts.set(texts, filled);
  return filled;
}

function fillAll<Texts>(texts: Texts, house: HouseSettings, language: Language): Texts {
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
