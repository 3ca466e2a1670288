/** A paragraph of a conversation. */
interface Paragraph {
  text: string;
  kind: 'question' | 'answer' | 'note';
}

/** Longest paragraph that counts as a question, in characters. */
const MAX_QUESTION = 120;

/** Begins a remark on the conversation. */
const NOTE = /^\*\s+/;

/**
 * The paragraphs of a text, separated by blank lines. A short one that ends with a question mark is a question; one that begins with an asterisk is
 * a note.
 */
export const toParagraphs = (story: string): Paragraph[] =>
  story
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      if (NOTE.test(text)) return { text: text.replace(NOTE, ''), kind: 'note' };
      return { text, kind: text.length <= MAX_QUESTION && text.endsWith('?') ? 'question' : 'answer' };
    });
