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
  const inner = useMemo(() => ({ __html: trusted(withoutTitles(html)) }), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={inner} />;
}
