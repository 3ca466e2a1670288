/** Forms of variables. `npm start` checks them before anything is built, so this file imports nothing but Node, and compiles by leaving types out. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';

/** What a variable's value must be. */
export interface Form {
  /** Completes a sentence that begins with the variable's name and "must". */
  readonly must: string;
  readonly test: (value: string) => boolean;
}

export const form = (must: string, test: Form['test']): Form => ({ must, test });

export const pattern = (must: string, expression: RegExp): Form => form(must, (value) => expression.test(value));

export const wholeNumber = (min: number, max: number): Form =>
  form(
    `be a whole number from ${min} to ${max}`,
    (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
  );

/** @param protocols such as `https:` */
export const url = (...protocols: readonly string[]): Form =>
  form(
    `be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
  );

/** The entries of a list, which are separated by commas or white space. */
export const listEntries = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);

export const ON_OR_OFF = pattern('be on or off', /^(?:on|off)$/);

export const MAILBOX = pattern(
  'be an e-mail address, with or without a name before <…>',
  /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
);

const isOrigin = (entry: string): boolean =>
  URL.canParse(entry) && new URL(entry).origin === entry && /^https?:/.test(entry);

export const ORIGINS = form('be a list of origins such as https://media.example, separated by commas', (list) =>
  listEntries(list).every(isOrigin),
);

/** Requests in seconds: `30/60s`. */
export const RATE_LIMIT = pattern('look like 30/60s or be off', /^(?:[1-9]\d{0,6}\/[1-9]\d{0,5}s|off)$/);

/** An address, perhaps with the length of a subnet's prefix. */
function isSubnet(text: string): boolean {
  const [address = '', bits = '0'] = text.split('/');
  return isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32);
}

/** What Express takes for `trust proxy`. */
export const PROXIES = form(
  'be a number of hops, or a list of addresses, subnets, loopback, linklocal and uniquelocal',
  (value) =>
    /^(?:\d+|false)$/.test(value) ||
    value
      .split(',')
      .map((part) => part.trim())
      .every((part) => /^(?:loopback|linklocal|uniquelocal)$/.test(part) || isSubnet(part)),
);

export const SECURITY_CONTACTS = form(
  'be a list of addresses such as mailto:security@example.com or https://example.com/security',
  (list) => listEntries(list).every((entry) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(entry)),
);

const YEAR_MS = 366 * 86_400_000;

/** RFC 9116 asks for less than a year. */
export const SECURITY_EXPIRY = form(
  'be a date such as 2030-12-31, at most a year ahead',
  (value) => Date.parse(value) <= Date.now() + YEAR_MS,
);

function ed25519(make: () => KeyObject): KeyObject | undefined {
  try {
    const key = make();
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** An Ed25519 public key from base64 of its SPKI DER form; `undefined` for anything else. */
export const toPublicKey = (text: string): KeyObject | undefined =>
  ed25519(() => createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }));

/** An Ed25519 private key from PEM, or base64 of its PKCS #8 DER form; `undefined` for anything else. */
export const toPrivateKey = (text: string): KeyObject | undefined =>
  ed25519(() =>
    createPrivateKey(
      text.includes('-----BEGIN') ? text : { key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' },
    ),
  );

export const PUBLIC_KEYS = form('be a list of Ed25519 public keys (base64 of the SPKI DER form)', (list) =>
  listEntries(list).every((entry) => toPublicKey(entry) !== undefined),
);

export const PRIVATE_KEY = form(
  'be an Ed25519 private key (PEM, or base64 of the PKCS #8 DER form)',
  (text) => toPrivateKey(text) !== undefined,
);
