import { catalogue } from '../messages/catalogue.js';
import { knownTexts, LANGUAGES, TRANSLATED_LANGUAGES, type Texts } from '../index.js';
import '../plan-facts/index.js';

/** Every text by its dotted key. */
const flat = (texts: Texts, before = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [before + key]: value } : flat(value, `${before}${key}.`),
    ),
  ) as Record<string, string>;

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
const names = [...knownTexts().keys()];

it('the catalogues are known', () => {
  expect(names.sort()).toEqual(['names', 'plan-facts', 'sentences']);
});

it.each(names.flatMap((name) => TRANSLATED_LANGUAGES.map((language) => [name, language] as const)))(
  'the texts %s are complete in %s, have the same placeholders, and none is empty',
  (name, language) => {
    const german = flat(knownTexts().get(name)?.de ?? {});
    const texts = flat(knownTexts().get(name)?.[language] ?? {});
    expect(Object.keys(texts).sort()).toEqual(Object.keys(german).sort());
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(
      Object.keys(texts).filter((key) => placeholders(texts[key] ?? '') !== placeholders(german[key] ?? '')),
    ).toEqual([]);
  },
);

it('French has a non-breaking space before double punctuation and inside quotation marks', () => {
  const texts = names.flatMap((name) => Object.values(flat(knownTexts().get(name)?.fr ?? {})));
  expect(texts.length).toBeGreaterThan(Object.keys(catalogue).length);
  expect(texts.filter((text) => / [:;!?»€%]|\p{L}[:;!?»](?:\s|$)|«(?!\u00a0)|'/u.test(text))).toEqual([]);
});

it('each language is listed once', () => {
  expect(new Set(LANGUAGES).size).toBe(LANGUAGES.length);
});
