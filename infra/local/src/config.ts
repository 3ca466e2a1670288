import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { StartFailure } from './failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the start itself needs to know; everything else is passed on to the services, checked for form only. */
export interface LocalConfig {
  /** Absolute. */
  dataDir: string;
  host: string;
  ports: Ports;
  /** Servers that exist already; `undefined` = the embedded one. */
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  demoData: boolean;
  production: boolean;
}

/** TCP ports of the system's own processes. */
export interface Ports {
  web: number;
  api: number;
  worker: number;
  /** Health and metrics of the web process. */
  webOps: number;
  smtp: number;
  mailbox: number;
}

/** The variable that sets each port, and its default. */
export const PORT_VARIABLES: Readonly<Record<keyof Ports, { variable: string; fallback: number }>> = {
  web: { variable: 'PORT', fallback: 8080 },
  api: { variable: 'API_PORT', fallback: 3000 },
  worker: { variable: 'WORKER_PORT', fallback: 3001 },
  webOps: { variable: 'WEB_OPS_PORT', fallback: 8081 },
  smtp: { variable: 'MAILBOX_SMTP_PORT', fallback: 1025 },
  mailbox: { variable: 'MAILBOX_PORT', fallback: 8025 },
};

type Rule = { test: (value: string) => boolean; must: string };

const rule = (must: string, test: (value: string) => boolean): Rule => ({ must, test });
const pattern = (must: string, expression: RegExp) => rule(must, (value) => expression.test(value));
const wholeNumber = (min: number, max: number) =>
  rule(`be a whole number from ${min} to ${max}`, (v) => /^\d+$/.test(v) && Number(v) >= min && Number(v) <= max);
const url = (...protocols: string[]) =>
  rule(
    `be a URL beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
  );
const mailbox = pattern(
  'be an e-mail address, with or without a name before <…>',
  /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
);
const origins = rule('be a list of origins such as https://media.example, separated by commas', (value) =>
  value.split(',').every((part) => URL.canParse(part.trim()) && new URL(part.trim()).origin === part.trim()),
);
const onOrOff = pattern('be on or off', /^(on|off)$/);
const rateLimit = pattern('look like 30/60s or be off', /^([1-9]\d{0,6}\/[1-9]\d{0,5}s|off)$/);
const RETENTION = /^([1-9]\d{0,3})(d|mo|y)$/;
const DAYS = { d: 1, mo: 365 / 12, y: 365 } as const;
const daysOf = (period: string) => {
  const [, count, unit] = RETENTION.exec(period) ?? [];
  return Math.floor(Number(count) * DAYS[unit as keyof typeof DAYS]);
};
const retention = (shortest: string) =>
  rule(
    `look like 90d, 6mo or 10y, and be ${shortest} to 100y, or be off`,
    (value) => value === 'off' || (daysOf(value) >= daysOf(shortest) && daysOf(value) <= daysOf('100y')),
  );
const storage = rule(
  'be a directory, a file:// URL, or s3://ACCESS_KEY:SECRET@HOST/BUCKET',
  (value) => !/^[a-z][a-z0-9+.-]+:/i.test(value) || /^file:\/\/\/|^s3:\/\/[^/]+\/[^/?]{3,}/i.test(value),
);
const proxies = rule(
  'be a number of hops, or a list of addresses, subnets, loopback, linklocal and uniquelocal',
  (value) =>
    /^(\d+|false)$/.test(value) ||
    value
      .split(',')
      .map((part) => part.trim())
      .every((part) => /^(loopback|linklocal|uniquelocal)$/.test(part) || isIP(part.split('/')[0] ?? '') !== 0),
);
const securityContacts = rule(
  'be a list of addresses such as mailto:security@example.com or https://example.com/security',
  (value) =>
    value.split(/[\s,]+/).every((part) => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(part)),
);
const YEAR_MS = 366 * 86_400_000;
const isWithinAYear = (value: string) => Date.parse(value) <= Date.now() + YEAR_MS;
const port = wholeNumber(1, 65_535);
const decode = (key: string) => Buffer.from(key, 'base64');

function isEd25519(make: () => KeyObject): boolean {
  try {
    return make().asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** The form of every variable the system knows; a value may hold a secret, so no sentence repeats one. */
const RULES: Readonly<Record<string, Rule>> = {
  NODE_ENV: pattern('be development, test or production', /^(development|test|production)$/),
  LOG_LEVEL: pattern(
    'be one of fatal, error, warn, info, debug, trace, silent',
    /^(fatal|error|warn|info|debug|trace|silent)$/,
  ),
  HOST: rule('be an IP address or localhost', (value) => isIP(value) !== 0 || value === 'localhost'),
  ...Object.fromEntries(Object.values(PORT_VARIABLES).map(({ variable }) => [variable, port])),
  PUBLIC_URL: url('http:', 'https:'),
  API_URL: url('http:', 'https:'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_OWNER_URL: url('postgres:', 'postgresql:'),
  DATABASE_RETENTION_URL: url('postgres:', 'postgresql:'),
  DATABASE_ADMIN_URL: url('postgres:', 'postgresql:'),
  STORAGE_URL: storage,
  TRUST_PROXY: proxies,
  CONNECTIONS_PER_ADDRESS: wholeNumber(16, 4096),
  SECURITY_CONTACT: securityContacts,
  SECURITY_EXPIRES: rule('be a date such as 2030-12-31, at most a year ahead', isWithinAYear),
  REDIS_URL: url('redis:', 'rediss:'),
  SMTP_URL: url('smtp:', 'smtps:'),
  SMTP_ALLOW_CLEARTEXT: onOrOff,
  ADMIN_EMAIL: pattern('be an e-mail address', /^[^\s@]+@[^\s@]+$/),
  ADMIN_PASSWORD: rule('have 12 to 128 characters', (value) => value.length >= 12 && value.length <= 128),
  MAIL_FROM: mailbox,
  STAFF_EMAIL: mailbox,
  MEDIA_ORIGINS: origins,
  CORS_ORIGINS: origins,
  MAP_STYLE_URL: url('https:', 'http:'),
  LEGACY_PRODUCT_ID: pattern('be the id of a product (a UUID)', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  JWT_SECRET: rule('have at least 32 characters', (value) => value.length >= 32),
  PROXY_SECRET: rule('have at least 32 characters', (value) => value.length >= 32),
  RELEASE_PUBLIC_KEY: rule('be a list of Ed25519 public keys (base64 of the SPKI DER form)', (value) =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .every((key) => isEd25519(() => createPublicKey({ key: decode(key), format: 'der', type: 'spki' }))),
  ),
  RELEASE_PRIVATE_KEY: rule('be an Ed25519 private key (PEM, or base64 of the PKCS #8 DER form)', (value) =>
    isEd25519(() =>
      createPrivateKey(value.includes('-----') ? value : { key: decode(value), format: 'der', type: 'pkcs8' }),
    ),
  ),
  DEV_SERVER_URL: url('http:', 'https:'),
  RELEASE_PRIVATE_KEY_FILE: rule('be the absolute path of a file', (value) => isAbsolute(value)),
  JWT_TTL_SECONDS: wholeNumber(1, 86_400),
  FIELD_KEYS: pattern(
    'be a list of id:base64 of 32 bytes, separated by commas',
    /^[A-Za-z0-9_-]{1,32}:[A-Za-z0-9+/]{43}=(,[A-Za-z0-9_-]{1,32}:[A-Za-z0-9+/]{43}=)*$/,
  ),
  DEMO_DATA: onOrOff,
  RATE_LIMIT_ORDERS: rateLimit,
  RATE_LIMIT_CONTACTS: rateLimit,
  RATE_LIMIT_COUPONS: rateLimit,
  RATE_LIMIT_SEARCH: rateLimit,
  RATE_LIMIT_LOGIN: rateLimit,
  RATE_LIMIT_RECIPIENTS: rateLimit,
  RATE_LIMIT_MAILS: rateLimit,
  RATE_LIMIT_COUPON_ADDRESSES: rateLimit,
  RETENTION_CONTACTS: retention('7d'),
  RETENTION_ORDERS: retention('1y'),
  RETENTION_UNFULFILLED_ORDERS: retention('1mo'),
  RETENTION_AUDIT: retention('6mo'),
  OUTBOX_LEASE_SECONDS: wholeNumber(1, 3600),
  OUTBOX_SWEEP_SECONDS: wholeNumber(1, 3600),
};

/**
 * Reads and checks the environment; an empty variable counts as unset.
 * @param root directory that a relative `DATA_DIR` starts from
 * @throws StartFailure with one sentence that names the first bad variable
 */
export function readConfig(environment: Environment, root: string): LocalConfig {
  const read = (name: string) => environment[name]?.trim() || undefined;
  for (const [name, { test, must }] of Object.entries(RULES)) {
    const value = read(name);
    if (value !== undefined && !test(value)) throw new StartFailure(`${name} must ${must}.`);
  }
  const ports = Object.fromEntries(
    Object.entries(PORT_VARIABLES).map(([key, { variable, fallback }]) => [key, Number(read(variable) ?? fallback)]),
  ) as unknown as Ports;
  assertDistinct(ports);
  const production = read('NODE_ENV') === 'production';
  if (production) assertFitForProduction(read);
  return {
    dataDir: resolve(root, read('DATA_DIR') ?? '.local'),
    host: read('HOST') ?? '127.0.0.1',
    ports,
    databaseUrl: read('DATABASE_URL'),
    redisUrl: read('REDIS_URL'),
    smtpUrl: read('SMTP_URL'),
    demoData: (read('DEMO_DATA') ?? (production ? 'off' : 'on')) === 'on',
    production,
  };
}

function assertDistinct(ports: Ports): void {
  const seen = new Map<number, string>();
  for (const [key, number] of Object.entries(ports) as [keyof Ports, number][]) {
    const { variable } = PORT_VARIABLES[key];
    const other = seen.get(number);
    if (other) throw new StartFailure(`${other} and ${variable} are both ${number}: each needs a port of its own.`);
    seen.set(number, variable);
  }
}

function assertFitForProduction(read: (name: string) => string | undefined): void {
  for (const name of ['JWT_SECRET', 'FIELD_KEYS', 'PROXY_SECRET']) {
    if (read(name) === undefined)
      throw new StartFailure(`${name} must be set in production: nothing is generated there.`);
  }
  if (read('RELEASE_PUBLIC_KEY') === undefined)
    throw new StartFailure(
      'RELEASE_PUBLIC_KEY must be set in production: web takes only releases signed with its key.',
    );
  if (read('SMTP_URL') === undefined)
    throw new StartFailure('SMTP_URL must be set in production: the local mailbox would keep what customers wait for.');
}
