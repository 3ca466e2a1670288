/** A paragraph of a conversation. */
interface Paragraph {
  text: string;
  isQuestion: boolean;
}

/** Longest paragraph that counts as a question, in characters. */
const MAX_QUESTION = 120;

/** The paragraphs of a text, separated by blank lines; a short one that ends with a question mark is a question. */
export const toParagraphs = (story: string): Paragraph[] =>
  story
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, isQuestion: text.length <= MAX_QUESTION && text.endsWith('?') }));
