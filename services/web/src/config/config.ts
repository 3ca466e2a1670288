import { isIP, isIPv6 } from 'node:net';
import { isSampleSecret, shortestSecret } from '@vitrine/schemas';
import { array, date, number, object, string, type StringSchema, ValidationError } from 'yup';
import { ConfigError } from './config-error.js';
import { releasesDirOf } from './directories.js';
import { parsePublicKeys, type ReleaseKeys, releaseKeysOf } from './release-keys.js';

const lowestPort = 0;
const highestPort = 65_535;

/** A browser opens six, and several people may share an address; 4096 is the most that the process takes from all together. */
const leastConnections = 16;
const mostConnections = 4096;
const badConnections = `CONNECTIONS_PER_ADDRESS must be a whole number from ${leastConnections} to ${mostConnections}`;

const port = (name: string, fallback: number) =>
  number()
    .typeError(`${name} must be a port number`)
    .integer(`${name} must be a port number`)
    .min(lowestPort, `${name} must be a port number`)
    .max(highestPort, `${name} must be a port number`)
    .default(fallback);

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);

const httpUrl = (name: string) =>
  string().test(
    'url',
    `${name} must be an http or https address`,
    (text) => !text || (URL.canParse(text) && /^https?:\/\//.test(text)),
  );

const namedSubnets = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, perhaps with the length of a subnet's prefix. */
function isSubnet(text: string): boolean {
  const [address = '', bits = '0'] = text.split('/');
  return isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32);
}

const isTrust = (text: string): boolean =>
  /^(\d+|false)$/.test(text) ||
  text.split(',').every((part) => namedSubnets.includes(part.trim()) || isSubnet(part.trim()));

/** Entries separated by commas or white space. */
const list = (entry: StringSchema<string>) =>
  array(entry)
    .transform((_value, text: unknown) =>
      String(text)
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .default([]);

const badContact =
  'SECURITY_CONTACT must name addresses such as mailto:security@example.com or https://example.com/security';
/** RFC 9116 asks for less than a year. */
const longestExpiryMs = 366 * 24 * 3_600_000;
const badExpiry = 'SECURITY_EXPIRES must be a date such as 2030-12-31, at most a year ahead';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const schema = object({
  HOST: string().default('127.0.0.1'),
  PORT: port('PORT', 8080),
  WEB_OPS_PORT: port('WEB_OPS_PORT', 8081),
  API_PORT: port('API_PORT', 3000),
  API_URL: httpUrl('API_URL'),
  PUBLIC_URL: httpUrl('PUBLIC_URL'),
  NODE_ENV: string().default('development'),
  LOG_LEVEL: string()
    .oneOf(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`)
    .default('info'),
  PROXY_SECRET: string()
    .min(shortestSecret, `PROXY_SECRET must have at least ${shortestSecret} characters`)
    .when('NODE_ENV', {
      is: 'production',
      then: (secret) =>
        secret
          .required('PROXY_SECRET is required in production')
          .test('sample', 'PROXY_SECRET is a sample value', (text) => !isSampleSecret(text)),
    }),
  RELEASE_PUBLIC_KEY: string().when('NODE_ENV', {
    is: 'production',
    then: (key) => key.required('RELEASE_PUBLIC_KEY is required in production'),
  }),
  DEV_SERVER_URL: httpUrl('DEV_SERVER_URL').when('NODE_ENV', {
    is: 'production',
    then: (url) => url.test('development', 'DEV_SERVER_URL is for development only', (text) => !text),
  }),
  TRUST_PROXY: string()
    .test(
      'proxies',
      'TRUST_PROXY must be a number of hops or a list of addresses and subnets',
      (text) => !text || isTrust(text),
    )
    .default(''),
  CONNECTIONS_PER_ADDRESS: number()
    .typeError(badConnections)
    .integer(badConnections)
    .min(leastConnections, badConnections)
    .max(mostConnections, badConnections)
    .default(256),
  MEDIA_ORIGINS: list(
    string().required().test('origin', 'MEDIA_ORIGINS must name origins such as https://media.example.com', isOrigin),
  ),
  MAP_STYLE_URL: httpUrl('MAP_STYLE_URL'),
  SECURITY_CONTACT: list(
    string()
      .required()
      .matches(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/, badContact),
  ),
  SECURITY_EXPIRES: date()
    .typeError(badExpiry)
    .max(new Date(Date.now() + longestExpiryMs), badExpiry)
    .when('SECURITY_CONTACT', {
      is: (contacts: string[]) => contacts.length > 0,
      then: (expires) => expires.required('SECURITY_EXPIRES is required with SECURITY_CONTACT'),
    }),
  LEGACY_PRODUCT_ID: string(),
  PRICE_NOTE_DE: string().default('zzgl. MwSt.'),
  PRICE_NOTE_EN: string().default('plus VAT'),
});

/** The settings of the public origin; every path absolute, every address without a trailing slash. */
export interface WebConfig {
  host: string;
  port: number;
  /** Where health and metrics listen, apart from the visitors' port. */
  opsPort: number;
  apiUrl: string;
  publicUrl: string;
  production: boolean;
  logLevel: (typeof logLevels)[number];
  releasesDir: string;
  releaseKeys: Pick<ReleaseKeys, 'publicKeys'>;
  /** Where the front ends are built as they are written; null where releases are served, and always in production. */
  devServerUrl: string | null;
  /** Proves to the API that a forwarded address comes from here; empty only outside production. */
  proxySecret: string;
  /** As Express reads it: addresses and subnets, or a number of hops. */
  trustProxy: string | number | false;
  /** Connections that one address may have open; those of trusted proxies are not counted. */
  connectionsPerAddress: number;
  mediaOrigins: string[];
  mapStyleUrl: string | null;
  /** Whom to tell of a vulnerability, as URIs, and until when that holds; null where nobody is named. */
  security: { contacts: string[]; expires: Date } | null;
  legacyProductId: string | null;
  priceNote: { de: string; en: string };
}

const withoutSlash = (url: string) => url.replace(/(?<!\/)\/+$/, '');

/** A subnet, an address, one of Express' names, or a count of hops. */
function trustedProxies(text: string): WebConfig['trustProxy'] {
  if (text === '' || text === 'false') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/**
 * Reads the environment; an empty variable counts as unset.
 * @throws ConfigError
 */
export function readConfig(environment: NodeJS.ProcessEnv): WebConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  try {
    const values = schema.validateSync(given, { stripUnknown: true });
    // a key that cannot be used is told at the start, not at the first release
    parsePublicKeys(values.RELEASE_PUBLIC_KEY ?? '');
    return {
      host: values.HOST,
      port: values.PORT,
      opsPort: values.WEB_OPS_PORT,
      apiUrl: withoutSlash(values.API_URL ?? `http://127.0.0.1:${values.API_PORT}`),
      publicUrl: withoutSlash(values.PUBLIC_URL ?? `http://127.0.0.1:${values.PORT}`),
      production: values.NODE_ENV === 'production',
      logLevel: values.LOG_LEVEL,
      releasesDir: releasesDirOf(given),
      releaseKeys: releaseKeysOf(given),
      devServerUrl: values.DEV_SERVER_URL ? withoutSlash(values.DEV_SERVER_URL) : null,
      proxySecret: values.PROXY_SECRET ?? '',
      trustProxy: trustedProxies(values.TRUST_PROXY),
      connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
      mediaOrigins: values.MEDIA_ORIGINS,
      mapStyleUrl: values.MAP_STYLE_URL ?? null,
      security:
        values.SECURITY_EXPIRES && values.SECURITY_CONTACT.length > 0
          ? { contacts: values.SECURITY_CONTACT, expires: values.SECURITY_EXPIRES }
          : null,
      legacyProductId: values.LEGACY_PRODUCT_ID ?? null,
      priceNote: { de: values.PRICE_NOTE_DE, en: values.PRICE_NOTE_EN },
    };
  } catch (error) {
    if (error instanceof ValidationError) throw new ConfigError(error.message, { cause: error });
    throw error;
  }
}
