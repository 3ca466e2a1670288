import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './rich-text.module.css';

/** Lowers all headings by one level if the text has an `h1`, because the page has its own. */
export function withoutTitles(html: string): string {
  if (!/<h1[\s>]/.test(html)) return html;
  return html.replace(
    /<(\/?)h([1-4])(?=[\s>])/g,
    (_whole, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
  );
}

/** A tag of HTML, or a word. */
const TAG_OR_WORD = /<[^<>]*>|[^\s<>]+/g;

/** Tags, and words such as addresses, which must not be changed. */
const KEPT = /^<|[@/_]|\.\w/;

/** A part of a compound of at most this many letters is not on another line than the part beside it. */
const SHORT = 3;

const JOINER = '\u2060';

const countLetters = (part = ''): number => part.match(/\p{L}/gu)?.length ?? 0;

/** Joins the parts of a compound of which one is short. */
function joinWord(word: string): string {
  const parts = word.split('-');
  return parts
    .map((part, at) => {
      const least = Math.min(countLetters(parts[at - 1]), countLetters(part));
      return least > 0 && least <= SHORT && !part.startsWith(JOINER) ? JOINER + part : part;
    })
    .join('-');
}

/** Keeps words such as "E-Mail" on one line. The word joiner has no width; the fonts have no hyphen that does not break. */
export const joinShortParts = (html: string): string =>
  html.replace(TAG_OR_WORD, (whole) => (KEPT.test(whole) ? whole : joinWord(whole)));

/**
 * Sanitised HTML that Trusted Types accept. The server has no document to sanitise with and does not need to, because the API has sanitised the
 * text.
 */
const trusted = (html: string): string | TrustedHTML =>
  typeof document === 'undefined'
    ? html
    : DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: true, ADD_ATTR: ['target'] });

/** HTML that the API has sanitised (contract: Content page), in the typography of the site. */
export function RichText({ html }: { html: string }) {
  const inner = useMemo(() => ({ __html: trusted(joinShortParts(withoutTitles(html))) }), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={inner} />;
}
