import { parseHtml } from './parse-html.js';

const isRichText = (text: string): boolean => /^<(?:p|h[1-6]|[ou]l)\b/.test(text);

/** The paragraphs, headings and entries of a rich text, as they are read. */
function passages(html: string): string[] {
  const body = parseHtml(html);
  const blocks = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li:not(:has(p))')];
  return (blocks.length > 0 ? blocks : [body]).map(({ textContent }) => textContent.trim()).filter(Boolean);
}

/**
 * Of two rich texts the passages that the other has not, one to a line, so that nobody compares HTML by eye; `null` where neither is one.
 */
export function richDifference(yours: string, theirs: string): { yours: string; theirs: string } | null {
  if (!isRichText(yours) && !isRichText(theirs)) return null;
  const [mine, others] = [passages(yours), passages(theirs)];
  const getOwnPassages = (own: string[], other: string[]) =>
    own.filter((passage) => !other.includes(passage)).join('\n');
  const difference = { yours: getOwnPassages(mine, others), theirs: getOwnPassages(others, mine) };
  if (difference.yours || difference.theirs) return difference;
  return { yours: 'Other formatting or order', theirs: 'As stored' };
}
