import { described } from './described.js';
import { line } from './fields.js';
import { sentence } from '../messages/translate.js';

const MAXIMUM = 2000;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const SAFE = /^(?:https?:\/\/[^/\\\s]|mailto:.|tel:.)/i;

/**
 * Whether a link is safe to follow, since it can only navigate: a path of this site, an anchor, or an address with http, https, mailto or tel.
 * Browsers drop control characters and read `\` as `/`, so neither is allowed.
 */
export function isSafeLink(link: string): boolean {
  if (/[\p{Cc}\\]/u.test(link) || link.trim() === '') return false;
  const address = link.trim();
  return SCHEME.test(address) ? SAFE.test(address) : !address.startsWith('//');
}

/** The target of a button, see {@link isSafeLink}; '' and absent become `null`. */
export const linkTarget = (message = sentence('url.link')) =>
  described(
    line()
      .max(MAXIMUM, message)
      .nullable()
      .transform((value: unknown) => (value === '' ? null : value))
      .default(null)
      .test('link', message, (value) => value == null || isSafeLink(value)),
    'Where the button leads: a path of the site, or an address with http, https, mailto or tel; an empty text or null = nowhere',
    { format: 'uri-reference', example: '/products' },
  );
