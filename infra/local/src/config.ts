import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import * as forms from '@vitrine/kit/forms';
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

const RETENTION = /^([1-9]\d{0,3})(d|mo|y)$/;
const DAYS = { d: 1, mo: 365 / 12, y: 365 } as const;
const toDays = (period: string) => {
  const [, count, unit] = RETENTION.exec(period) ?? [];
  return Math.floor(Number(count) * DAYS[unit as keyof typeof DAYS]);
};
const retention = (shortest: string) =>
  forms.form(
    `look like 90d, 6mo or 10y, and be ${shortest} to 100y, or be off`,
    (value) => value === 'off' || (toDays(value) >= toDays(shortest) && toDays(value) <= toDays('100y')),
  );
const storage = forms.form(
  'be a directory, a file:// URL, or s3://ACCESS_KEY:SECRET@HOST/BUCKET',
  (value) => !/^[a-z][a-z0-9+.-]+:/i.test(value) || /^file:\/\/\/|^s3:\/\/[^/]+\/[^/?]{3,}/i.test(value),
);
const port = forms.wholeNumber(1, 65_535);

/** The form of every variable of the system; a value may hold a secret, so no sentence repeats one. */
const RULES: Readonly<Record<string, forms.Form>> = {
  NODE_ENV: forms.pattern('be development, test or production', /^(development|test|production)$/),
  LOG_LEVEL: forms.pattern(
    'be one of fatal, error, warn, info, debug, trace, silent',
    /^(fatal|error|warn|info|debug|trace|silent)$/,
  ),
  HOST: forms.form('be an IP address or localhost', (value) => isIP(value) !== 0 || value === 'localhost'),
  ...Object.fromEntries(Object.values(PORT_VARIABLES).map(({ variable }) => [variable, port])),
  PUBLIC_URL: forms.url('http:', 'https:'),
  API_URL: forms.url('http:', 'https:'),
  DATABASE_URL: forms.url('postgres:', 'postgresql:'),
  DATABASE_OWNER_URL: forms.url('postgres:', 'postgresql:'),
  DATABASE_RETENTION_URL: forms.url('postgres:', 'postgresql:'),
  DATABASE_ADMIN_URL: forms.url('postgres:', 'postgresql:'),
  STORAGE_URL: storage,
  TRUST_PROXY: forms.PROXIES,
  CONNECTIONS_PER_ADDRESS: forms.wholeNumber(16, 4096),
  SECURITY_CONTACT: forms.SECURITY_CONTACTS,
  SECURITY_EXPIRES: forms.SECURITY_EXPIRY,
  REDIS_URL: forms.url('redis:', 'rediss:'),
  SMTP_URL: forms.url('smtp:', 'smtps:'),
  SMTP_ALLOW_CLEARTEXT: forms.ON_OR_OFF,
  ADMIN_EMAIL: forms.pattern('be an e-mail address', /^[^\s@]+@[^\s@]+$/),
  ADMIN_PASSWORD: forms.form('have 12 to 128 characters', (value) => value.length >= 12 && value.length <= 128),
  MAIL_FROM: forms.MAILBOX,
  STAFF_EMAIL: forms.MAILBOX,
  MEDIA_ORIGINS: forms.ORIGINS,
  CORS_ORIGINS: forms.ORIGINS,
  MAP_STYLE_URL: forms.url('https:', 'http:'),
  LEGACY_PRODUCT_ID: forms.pattern('be the id of a product (a UUID)', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  JWT_SECRET: forms.form('have at least 32 characters', (value) => value.length >= 32),
  PROXY_SECRET: forms.form('have at least 32 characters', (value) => value.length >= 32),
  RELEASE_PUBLIC_KEY: forms.PUBLIC_KEYS,
  RELEASE_PRIVATE_KEY: forms.PRIVATE_KEY,
  DEV_SERVER_URL: forms.url('http:', 'https:'),
  RELEASE_PRIVATE_KEY_FILE: forms.form('be the absolute path of a file', (value) => isAbsolute(value)),
  JWT_TTL_SECONDS: forms.wholeNumber(1, 86_400),
  FIELD_KEYS: forms.pattern(
    'be a list of id:base64 of 32 bytes, separated by commas',
    /^[A-Za-z0-9_-]{1,32}:[A-Za-z0-9+/]{43}=(,[A-Za-z0-9_-]{1,32}:[A-Za-z0-9+/]{43}=)*$/,
  ),
  DEMO_DATA: forms.ON_OR_OFF,
  RATE_LIMIT_ORDERS: forms.RATE_LIMIT,
  RATE_LIMIT_CONTACTS: forms.RATE_LIMIT,
  RATE_LIMIT_COUPONS: forms.RATE_LIMIT,
  RATE_LIMIT_SEARCH: forms.RATE_LIMIT,
  RATE_LIMIT_LOGIN: forms.RATE_LIMIT,
  RATE_LIMIT_RECIPIENTS: forms.RATE_LIMIT,
  RATE_LIMIT_MAILS: forms.RATE_LIMIT,
  RATE_LIMIT_COUPON_ADDRESSES: forms.RATE_LIMIT,
  RETENTION_CONTACTS: retention('7d'),
  RETENTION_ORDERS: retention('1y'),
  RETENTION_UNFULFILLED_ORDERS: retention('1mo'),
  RETENTION_AUDIT: retention('6mo'),
  OUTBOX_LEASE_SECONDS: forms.wholeNumber(1, 3600),
  OUTBOX_SWEEP_SECONDS: forms.wholeNumber(1, 3600),
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
