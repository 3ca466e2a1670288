/** The path of a field's English text beside its German one (contract: Language). */
export const englishName = (name: string): string => `translations.en.${name}`;

type Blanks<Name extends string> = Record<Name, string>;

/** English texts for a form: those of an entity's `translations`, '' for what is missing. */
export function englishTexts<Name extends string>(
  translations: { en?: Partial<Record<Name, unknown>> | null } | undefined,
  names: readonly Name[],
): { en: Blanks<Name> } {
  const texts = names.map((name) => {
    const text = translations?.en?.[name];
    return [name, typeof text === 'string' ? text : ''] as const;
  });
  return { en: Object.fromEntries(texts) as Blanks<Name> };
}

/** An English list in the order and length of the German one, '' for what is missing. */
export const englishList = (german: readonly string[], english: readonly string[] | null | undefined): string[] =>
  german.map((_, index) => english?.[index] ?? '');

const isGiven = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';

/** Both lists without the entries that have no German text (back-office spec §5: empty entries are ignored). */
export function withoutEmptyEntries(
  german: readonly (string | null | undefined)[],
  english: readonly (string | null | undefined)[] | null | undefined,
): { german: string[]; english: string[] } {
  const pairs = german.flatMap((text, index) => (isGiven(text) ? [{ text, other: english?.[index] ?? '' }] : []));
  return { german: pairs.map(({ text }) => text), english: pairs.map(({ other }) => other) };
}

/**
 * A list as it is saved: visitors are shown one whole list, so a missing English entry is the German one; undefined when there is no English
 * at all.
 */
export const savedEnglishList = (
  german: readonly string[],
  english: readonly (string | undefined)[] | undefined,
): string[] | undefined =>
  german.some((_, index) => isGiven(english?.[index]))
    ? german.map((text, index) => (isGiven(english?.[index]) ? (english?.[index] ?? '') : text))
    : undefined;

const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : value == null || (Array.isArray(value) && value.length === 0);

/** How many of the named texts, and entries of lists, are there in German and missing in English. */
export function missingEnglish(values: object, names: readonly string[]): number {
  const german = values as Record<string, unknown>;
  const english = (german['translations'] as { en?: Record<string, unknown> } | undefined)?.en ?? {};
  return names.reduce((count, name) => {
    const [text, other] = [german[name], english[name]];
    if (Array.isArray(text)) {
      const entries: unknown[] = Array.isArray(other) ? other : [];
      return count + text.filter((entry, index) => !isEmpty(entry) && isEmpty(entries[index])).length;
    }
    return count + (!isEmpty(text) && isEmpty(other) ? 1 : 0);
  }, 0);
}
