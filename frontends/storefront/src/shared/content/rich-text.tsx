import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './rich-text.module.css';

/** Headings one level lower where the text has one of the page's own level: a page has one title. */
export function withoutTitles(html: string): string {
  if (!/<h1[\s>]/.test(html)) return html;
  return html.replace(
    /<(\/?)h([1-4])(?=[\s>])/g,
    (_whole, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
  );
}

/**
 * The HTML as the browser may take it in, without anything that could run. The server has no document to sanitise with, and need not: the API has
 * done so.
 */
const trusted = (html: string): string | TrustedHTML =>
  typeof document === 'undefined'
    ? html
    : DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: true, ADD_ATTR: ['target'] });

/** HTML that the API has sanitised (contract: Content page), set like the rest of the site. */
export function RichText({ html }: { html: string }) {
  const inner = useMemo(() => ({ __html: trusted(withoutTitles(html)) }), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={inner} />;
}
