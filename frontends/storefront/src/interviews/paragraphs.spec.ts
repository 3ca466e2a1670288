import { toParagraphs } from './paragraphs.js';

it('distinguishes questions from answers', () => {
  const answer = 'Long. '.repeat(30) + 'Is it?';
  expect(toParagraphs(`And now?\n\nWe work.\n \n${answer}\n\n\n`)).toEqual([
    { text: 'And now?', isQuestion: true },
    { text: 'We work.', isQuestion: false },
    { text: answer, isQuestion: false },
  ]);
  expect(toParagraphs('')).toEqual([]);
});
