import { asRead, compared, textDifferences } from './text-difference.js';
import type { PageTexts } from './version-calls.js';

const texts = (changes: Partial<PageTexts>): PageTexts => ({
  number: 1,
  title: 'Impressum',
  content: '<h2>Angaben</h2><p>Register HRB 1</p>',
  metaDescription: null,
  metaKeywords: null,
  translations: { en: { title: 'Legal notice' } },
  ...changes,
});

test('an HTML text is compared as plain text, with the addresses of its links', () => {
  const html =
    '<h2>Wer <strong>wir</strong> sind</h2><ul><li><p>Eins</p></li><li><p>Zwei</p></li></ul><p>Zeile<br>zwei, <a href="/contact">hier</a></p>';
  expect(asRead(html)).toBe('Wer wir sind\nEins\nZwei\nZeile\nzwei, hier (/contact)');
});

test('added and removed words are marked in the text', () => {
  expect(compared('Register HRB 1', 'Register HRB 2 Bonn')).toEqual([
    { kind: 'same', text: 'Register HRB ' },
    { kind: 'removed', text: '1' },
    { kind: 'added', text: '2 Bonn' },
  ]);
});

test('long unchanged passages are cut short beside a change', () => {
  const lines = Array.from({ length: 9 }, (_, line) => `Zeile ${line}`).join('\n');
  const shown = compared(`${lines}\nalt\n${lines}`, `${lines}\nneu\n${lines}`).map(({ text }) => text);
  expect(shown).toEqual(['…\nZeile 8\n', 'alt', 'neu', '\nZeile 0\n…']);
});

test('texts with nothing in common are compared by lines', () => {
  const words = (word: string) => Array.from({ length: 5000 }, (_, place) => `${word}${place}`).join(' ');
  expect(compared(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

test('the texts that differ are listed in both languages, in the order of the form', () => {
  const after = texts({
    title: 'Impressum und Kontakt',
    metaKeywords: 'Angaben',
    translations: { en: { title: 'Imprint', content: '<p>New</p>' } },
  });
  expect(textDifferences(texts({}), after).map(({ label, language }) => [label, language])).toEqual([
    ['Title (German)', 'de'],
    ['Title (English)', 'en'],
    ['Content (English)', 'en'],
    ['Meta keywords (German)', 'de'],
  ]);
  expect(textDifferences(texts({}), texts({ metaDescription: '' }))).toEqual([]);
});

test('different formats of the same words are reported', () => {
  const after = texts({ content: '<h3>Angaben</h3><p>Register <strong>HRB 1</strong></p>' });
  expect(textDifferences(texts({}), after)).toEqual([{ label: 'Content (German)', language: 'de', parts: [] }]);
});
