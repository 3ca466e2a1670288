import { drawWord } from './draw-word.js';

const outlines = (word: string): string[] =>
  [
    ...drawWord(word, '#204060')
      .toString()
      .matchAll(/ d="([^"]+)"/g),
  ].map(([, path = '']) => path);

test('a word is drawn from the outlines of the typeface, one for each letter', () => {
  expect(outlines('Maison Aurel')).toHaveLength(11);
  expect(outlines('A')).not.toEqual(outlines('B'));
});

test.each(['Škoda', 'Łódź', 'Часы', 'Đồng'])('every letter of %s is in the typeface', (word) => {
  expect(new Set(outlines(word)).size).toBeGreaterThanOrEqual(new Set(word).size);
});

test('a word in a script that the typeface does not have is a dot', () => {
  expect(outlines('時計')).toEqual(outlines('·'));
});

test('a long name is no larger than it is drawn', () => {
  const [, width] = /width="([\d.]+)"/.exec(drawWord('W'.repeat(60), '#000000').toString()) ?? [];
  expect(Number(width)).toBe(2400);
});

test('the drawing has the given colour', () => {
  expect(drawWord('A', '#204060').toString()).toContain('fill="#204060"');
});
