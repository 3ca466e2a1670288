import { toParagraphs } from './paragraphs.js';

it('distinguishes questions, answers and notes', () => {
  const answer = 'Long. '.repeat(30) + 'Is it?';
  expect(toParagraphs(`And now?\n\nWe work.\n \n${answer}\n\n\n* Both are invented.\n`)).toEqual([
    { text: 'And now?', kind: 'question' },
    { text: 'We work.', kind: 'answer' },
    { text: answer, kind: 'answer' },
    { text: 'Both are invented.', kind: 'note' },
  ]);
  expect(toParagraphs('')).toEqual([]);
});
