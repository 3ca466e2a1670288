import { drawWord, toSvg } from './draw-word.js';

const outlines = (word: string): string[] =>
  [...toSvg(word, '#204060').matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);

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
  const [, width] = /width="([\d.]+)"/.exec(toSvg('W'.repeat(60), '#000000')) ?? [];
  expect(Number(width)).toBe(2400);
});

test('the drawing has the given colour', () => {
  expect(toSvg('A', '#204060')).toContain('fill="#204060"');
});

test('the drawing is a PNG image', () => {
  expect(drawWord('A', '#204060').subarray(1, 4).toString()).toBe('PNG');
});
