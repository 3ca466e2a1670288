import { parseHtml } from './parse-html.js';

const isRichText = (text: string): boolean => /^<(?:p|h[1-6]|[ou]l)\b/.test(text);

/** The paragraphs, headings and list entries of a rich text, as plain text. */
function passages(html: string): string[] {
  const body = parseHtml(html);
  const blocks = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li:not(:has(p))')];
  return (blocks.length > 0 ? blocks : [body]).map(({ textContent }) => textContent.trim()).filter(Boolean);
}

/** The passages of each rich text that the other lacks, one per line, so that nobody has to compare HTML; `null` where neither is a rich text. */
export function richDifference(yours: string, theirs: string): { yours: string; theirs: string } | null {
  if (!isRichText(yours) && !isRichText(theirs)) return null;
  const [mine, others] = [passages(yours), passages(theirs)];
  const getOwnPassages = (own: string[], other: string[]) =>
    own.filter((passage) => !other.includes(passage)).join('\n');
  const difference = { yours: getOwnPassages(mine, others), theirs: getOwnPassages(others, mine) };
  if (difference.yours || difference.theirs) return difference;
  return { yours: 'Other formatting or order', theirs: 'As stored' };
}
