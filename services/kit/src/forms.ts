/** The forms of all variables. `npm start` checks them before anything is built, so this file imports only Node and runs by type stripping. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import { isAbsolute } from 'node:path';

/** What a variable's value must be. */
export interface Form {
  /** Completes a sentence that begins with the variable's name and "must". */
  readonly must: string;
  readonly test: (value: string) => boolean;
}

export const form = (must: string, test: Form['test']): Form => ({ must, test });

const pattern = (must: string, expression: RegExp): Form => form(must, (value) => expression.test(value));

export const wholeNumber = (min: number, max: number): Form =>
  form(
    `be a whole number from ${min} to ${max}`,
    (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
  );

/** @param protocols such as `https:` */
const url = (...protocols: readonly string[]): Form =>
  form(
    `be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
  );

/** The entries of a list, which are separated by commas or white space. */
export const listEntries = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);

const ON_OR_OFF = pattern('be on or off', /^(?:on|off)$/);

const MAILBOX = pattern(
  'be an e-mail address, with or without a name before <…>',
  /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
);

const isOrigin = (entry: string): boolean =>
  URL.canParse(entry) && new URL(entry).origin === entry && /^https?:/.test(entry);

const ORIGINS = form('be a list of origins such as https://media.example, separated by commas', (list) =>
  listEntries(list).every(isOrigin),
);

/** Requests in seconds: `30/60s`. */
const RATE_LIMIT = pattern('look like 30/60s or be off', /^(?:[1-9]\d{0,6}\/[1-9]\d{0,5}s|off)$/);

/** An IP address, with or without a prefix length. */
function isSubnet(text: string): boolean {
  const [address = '', bits = '0'] = text.split('/');
  return isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32);
}

/** The values of Express's `trust proxy`. */
const PROXIES = form(
  'be a number of hops, or a list of addresses, subnets, loopback, linklocal and uniquelocal',
  (value) =>
    /^(?:\d+|false)$/.test(value) ||
    value
      .split(',')
      .map((part) => part.trim())
      .every((part) => /^(?:loopback|linklocal|uniquelocal)$/.test(part) || isSubnet(part)),
);

const SECURITY_CONTACTS = form(
  'be a list of addresses such as mailto:security@example.com or https://example.com/security',
  (list) => listEntries(list).every((entry) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(entry)),
);

const PERIOD = /^([1-9]\d{0,3})(d|mo|y)$/;
const DAYS = { d: 1, mo: 365 / 12, y: 365 } as const;
/** Longer than any law requires. Far longer periods would give dates before the first one that PostgreSQL knows. */
const MAX_PERIOD = '100y';

/** Parses a configured period such as `6mo`; `undefined` for any other text. */
export function periodOf(text: string): { count: number; unit: keyof typeof DAYS } | undefined {
  const [, count, unit] = PERIOD.exec(text) ?? [];
  return count === undefined ? undefined : { count: Number(count), unit: unit as keyof typeof DAYS };
}

function toDays(text: string): number {
  const period = periodOf(text);
  return period ? Math.floor(period.count * DAYS[period.unit]) : 0;
}

/** @param shortest keeps a mistyped period from erasing a whole table, which cannot be undone */
const retention = (shortest: string): Form =>
  form(
    `look like 90d, 6mo or 10y, and be ${shortest} to ${MAX_PERIOD}, or be off`,
    (text) => text === 'off' || (toDays(text) >= toDays(shortest) && toDays(text) <= toDays(MAX_PERIOD)),
  );

const YEAR_MS = 366 * 86_400_000;

/** RFC 9116 asks for less than a year. */
const SECURITY_EXPIRY = form(
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

const PUBLIC_KEYS = form('be a list of Ed25519 public keys (base64 of the SPKI DER form)', (list) =>
  listEntries(list).every((entry) => toPublicKey(entry) !== undefined),
);

export const PRIVATE_KEY = form(
  'be an Ed25519 private key (PEM, or base64 of the PKCS #8 DER form)',
  (text) => toPrivateKey(text) !== undefined,
);

const oneOf = (...values: readonly string[]): Form =>
  form(`be one of ${values.join(', ')}`, (value) => values.includes(value));

const ANY_TEXT = form('be a text', () => true);
const HTTP = url('http:', 'https:');
const POSTGRES = url('postgres:', 'postgresql:');
/** One server, Sentinels or a cluster; URL parsers do not accept the lists of servers of the last two. */
const REDIS = form(
  'be a URL beginning with redis:// or rediss://, redis+sentinel://HOST:PORT,HOST:PORT/NAME, or redis+cluster://HOST:PORT,HOST:PORT',
  (value) =>
    url('redis:', 'rediss:').test(value) ||
    /^rediss?\+sentinel:\/\/[^/?\s]+\/[^/?\s]+(?:\/\d+)?(?:\?\S*)?$/.test(value) ||
    /^rediss?\+cluster:\/\/[^/?\s]+\/?$/.test(value),
);
/** 0 = a free port, chosen by the operating system. */
const PORT = wholeNumber(0, 65_535);
/** A random text of this length cannot be guessed. */
const SECRET = form('have at least 32 characters', (value) => value.length >= 32);
const FIELD_KEY = '[A-Za-z0-9_-]{1,32}:[A-Za-z0-9+/]{43}=';

/** What each variable's value must be. No sentence repeats the value, which may be a secret. */
export const VARIABLES = {
  NODE_ENV: oneOf('development', 'test', 'production'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  HOST: ANY_TEXT,
  PORT,
  API_PORT: PORT,
  WORKER_PORT: PORT,
  WEB_OPS_PORT: PORT,
  DATA_DIR: ANY_TEXT,
  VITRINE_CONFIG: ANY_TEXT,
  PUBLIC_URL: HTTP,
  API_URL: HTTP,
  DATABASE_URL: POSTGRES,
  DATABASE_OWNER_URL: POSTGRES,
  DATABASE_RETENTION_URL: POSTGRES,
  DATABASE_REPLICA_URL: POSTGRES,
  DATABASE_REPLICA_LAG_SECONDS: wholeNumber(1, 3600),
  DATABASE_LISTEN_URL: POSTGRES,
  DATABASE_POOL_SIZE: wholeNumber(2, 100),
  DATABASE_POOLER: oneOf('transaction', 'none'),
  DATABASE_ADMIN_URL: POSTGRES,
  STORAGE_URL: form(
    'be a directory, a file:// URL, or s3://ACCESS_KEY:SECRET@HOST/BUCKET',
    (value) => !/^[a-z][a-z0-9+.-]+:/i.test(value) || /^file:\/\/\/|^s3:\/\/[^/]+\/[^/?]{3,}/i.test(value),
  ),
  AWS_REGION: ANY_TEXT,
  TRUST_PROXY: PROXIES,
  // A browser opens six connections, and several people may share an address. The process accepts 4096 in total.
  CONNECTIONS_PER_ADDRESS: wholeNumber(16, 4096),
  CACHE_PURGE_URL: HTTP,
  CACHE_PURGE_SECRET: ANY_TEXT,
  SECURITY_CONTACT: SECURITY_CONTACTS,
  SECURITY_EXPIRES: SECURITY_EXPIRY,
  REDIS_URL: REDIS,
  SMTP_URL: url('smtp:', 'smtps:'),
  SMTP_ALLOW_CLEARTEXT: ON_OR_OFF,
  ADMIN_EMAIL: pattern('be an e-mail address', /^[^\s@]+@[^\s@]+$/),
  ADMIN_PASSWORD: form('have 12 to 128 characters', (value) => value.length >= 12 && value.length <= 128),
  MAIL_FROM: MAILBOX,
  STAFF_EMAIL: MAILBOX,
  MAIL_COMPANY: ANY_TEXT,
  PRICE_NOTE_DE: ANY_TEXT,
  PRICE_NOTE_EN: ANY_TEXT,
  MEDIA_ORIGINS: ORIGINS,
  CORS_ORIGINS: ORIGINS,
  MAP_STYLE_URL: HTTP,
  LEGACY_PRODUCT_ID: pattern('be the id of a product (a UUID)', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  JWT_SECRET: SECRET,
  PROXY_SECRET: SECRET,
  RELEASE_PUBLIC_KEY: PUBLIC_KEYS,
  RELEASE_PRIVATE_KEY: PRIVATE_KEY,
  RELEASE_PRIVATE_KEY_FILE: form('be the absolute path of a file', (value) => isAbsolute(value)),
  DEV_SERVER_URL: HTTP,
  JWT_TTL_SECONDS: wholeNumber(1, 86_400),
  FIELD_KEYS: pattern(
    'be a list of id:base64 of 32 bytes, separated by commas',
    new RegExp(`^${FIELD_KEY}(\\s*,\\s*${FIELD_KEY})*$`),
  ),
  DEMO_DATA: ON_OR_OFF,
  SECOND_FACTOR: oneOf('required', 'optional'),
  RATE_LIMIT_ORDERS: RATE_LIMIT,
  RATE_LIMIT_CONTACTS: RATE_LIMIT,
  RATE_LIMIT_COUPONS: RATE_LIMIT,
  RATE_LIMIT_SEARCH: RATE_LIMIT,
  RATE_LIMIT_LOGIN: RATE_LIMIT,
  RATE_LIMIT_KEYS: RATE_LIMIT,
  WEBHOOK_ALLOW_PRIVATE: ON_OR_OFF,
  RATE_LIMIT_RECIPIENTS: RATE_LIMIT,
  RATE_LIMIT_MAILS: RATE_LIMIT,
  RATE_LIMIT_COUPON_ADDRESSES: RATE_LIMIT,
  // Orders are accounting records, an unfulfilled order may still be answered, and the audit log must cover at least the last quarter.
  RETENTION_CONTACTS: retention('7d'),
  RETENTION_ORDERS: retention('1y'),
  RETENTION_UNFULFILLED_ORDERS: retention('1mo'),
  RETENTION_AUDIT: retention('6mo'),
  OTEL_EXPORTER_OTLP_ENDPOINT: HTTP,
  OTEL_EXPORTER_OTLP_HEADERS: ANY_TEXT,
  OTEL_TRACES_SAMPLER_ARG: form('be a number from 0 to 1', (value) => /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(value)),
  OUTBOX_LEASE_SECONDS: wholeNumber(1, 3600),
  OUTBOX_SWEEP_SECONDS: wholeNumber(1, 3600),
} satisfies Readonly<Record<string, Form>>;

export type Variable = keyof typeof VARIABLES;

/** Defaults that several processes use for unset variables. */
export const DEFAULTS = {
  HOST: '127.0.0.1',
  PORT: 8080,
  API_PORT: 3000,
  WORKER_PORT: 3001,
  WEB_OPS_PORT: 8081,
} as const;
