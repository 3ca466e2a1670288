import DOMPurify from 'dompurify';

/** The elements of an HTML text, in a body of their own; nothing in them runs or is loaded. Texts cannot be parsed directly where Trusted Types are enforced. */
export const parseHtml = (html: string): HTMLElement => DOMPurify.sanitize(html, { RETURN_DOM: true }) as HTMLElement;
