import { ConfigurationError, type Environment, EnvironmentReader, forms } from '@vitrine/kit';
import { isSampleSecret, SHORTEST_SECRET } from '@vitrine/schemas';
import { getReleasesDir } from './directories.js';
import { type ReleaseKeys, readReleaseKeys } from './release-keys.js';

const PORTS = { min: 0, max: 65_535 };
/** A browser opens six, and several people may share an address; 4096 is the most that the process takes from all together. */
const CONNECTIONS = { min: 16, max: 4096 };
const HTTP = ['http:', 'https:'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SECRET = forms.form(`have at least ${SHORTEST_SECRET} characters`, (text) => text.length >= SHORTEST_SECRET);

/** The settings of the public origin; every path absolute, every address without a trailing slash. */
export interface WebConfig {
  host: string;
  port: number;
  /** Where health and metrics listen, apart from the visitors' port. */
  opsPort: number;
  apiUrl: string;
  publicUrl: string;
  production: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
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

/**
 * Reads the environment; an empty variable counts as unset.
 * @throws ConfigurationError with one sentence that names the bad variable
 */
export function readConfig(environment: Environment): WebConfig {
  const read = new EnvironmentReader(environment);
  const production = read.choice('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production';
  const port = read.integer('PORT', 8080, PORTS);
  const apiPort = read.integer('API_PORT', 3000, PORTS);
  // A key that cannot be used is reported at the start, not at the first release.
  const publicKeys = read.list('RELEASE_PUBLIC_KEY', forms.PUBLIC_KEYS);
  if (production && publicKeys.length === 0)
    throw new ConfigurationError('RELEASE_PUBLIC_KEY', 'is required in production');
  return {
    host: read.text('HOST', '127.0.0.1'),
    port,
    opsPort: read.integer('WEB_OPS_PORT', 8081, PORTS),
    apiUrl: withoutSlash(read.optionalUrl('API_URL', HTTP) ?? `http://127.0.0.1:${apiPort}`),
    publicUrl: withoutSlash(read.optionalUrl('PUBLIC_URL', HTTP) ?? `http://127.0.0.1:${port}`),
    production,
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    releasesDir: getReleasesDir(environment),
    releaseKeys: readReleaseKeys(environment),
    devServerUrl: readDevServerUrl(read, production),
    proxySecret: readProxySecret(read, production),
    trustProxy: trustedProxies(read.text('TRUST_PROXY', 'false', forms.PROXIES)),
    connectionsPerAddress: read.integer('CONNECTIONS_PER_ADDRESS', 256, CONNECTIONS),
    mediaOrigins: read.list('MEDIA_ORIGINS', forms.ORIGINS),
    mapStyleUrl: read.optionalUrl('MAP_STYLE_URL', HTTP) ?? null,
    security: readSecurity(read),
    legacyProductId: read.optional('LEGACY_PRODUCT_ID') ?? null,
    priceNote: { de: read.text('PRICE_NOTE_DE', 'zzgl. MwSt.'), en: read.text('PRICE_NOTE_EN', 'plus VAT') },
  };
}

function readProxySecret(read: EnvironmentReader, production: boolean): string {
  const secret = read.text('PROXY_SECRET', '', SECRET);
  if (production && secret === '') throw new ConfigurationError('PROXY_SECRET', 'is required in production');
  if (production && isSampleSecret(secret)) throw new ConfigurationError('PROXY_SECRET', 'is a sample value');
  return secret;
}

function readDevServerUrl(read: EnvironmentReader, production: boolean): string | null {
  const url = read.optionalUrl('DEV_SERVER_URL', HTTP);
  if (url !== undefined && production) throw new ConfigurationError('DEV_SERVER_URL', 'is for development only');
  return url === undefined ? null : withoutSlash(url);
}

function readSecurity(read: EnvironmentReader): WebConfig['security'] {
  const contacts = read.list('SECURITY_CONTACT', forms.SECURITY_CONTACTS);
  const expires = read.optional('SECURITY_EXPIRES', forms.SECURITY_EXPIRY);
  if (contacts.length === 0) return null;
  if (expires === undefined) throw new ConfigurationError('SECURITY_EXPIRES', 'is required with SECURITY_CONTACT');
  return { contacts, expires: new Date(expires) };
}

const withoutSlash = (url: string) => url.replace(/(?<!\/)\/+$/, '');

/** A subnet, an address, one of Express' names, or a count of hops. */
function trustedProxies(text: string): WebConfig['trustProxy'] {
  if (text === 'false') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}
