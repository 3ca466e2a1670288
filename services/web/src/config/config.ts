import { ConfigurationError, type Environment, EnvironmentReader, forms, type TracingSettings } from '@vitrine/kit';
import { getReleasesDir } from './directories.js';
import { type ReleaseKeys, readReleaseKeys } from './release-keys.js';

/** The configuration of the public origin; paths are absolute, addresses have no trailing slash. */
export interface WebConfig {
  host: string;
  port: number;
  /** Port of health checks and metrics, separate from the visitors' port. */
  opsPort: number;
  apiUrl: string;
  publicUrl: string;
  production: boolean;
  logLevel: string;
  releasesDir: string;
  releaseKeys: Pick<ReleaseKeys, 'publicKeys'>;
  /** Address of the development server that builds the front ends; null where releases are served, and always in production. */
  devServerUrl: string | null;
  /** Shared with the API, so that it trusts the forwarded address of the visitor; empty only outside production. */
  proxySecret: string;
  /** In Express' format: addresses and subnets, or a number of hops. */
  trustProxy: string | number | false;
  /** Connections that one address may have open; those of trusted proxies are not counted. */
  connectionsPerAddress: number;
  /** The address to call to purge changed pages from a cache in front; null without one. */
  cachePurge: { url: string; secret: string | null } | null;
  mediaOrigins: string[];
  mapStyleUrl: string | null;
  /** Contacts for reports of vulnerabilities, as URIs, with their expiry; null without contacts. */
  security: { contacts: string[]; expires: Date } | null;
  legacyProductId: string | null;
  tracing: TracingSettings;
}

/**
 * Reads the environment; an empty variable counts as unset.
 * @throws ConfigurationError with one sentence that names the invalid variable
 */
export function readConfig(environment: Environment): WebConfig {
  const read = new EnvironmentReader(environment);
  const { isProduction: production } = read;
  // Read at the start, so that an unusable key is reported then and not with the first release.
  const publicKeys = read.list('RELEASE_PUBLIC_KEY');
  if (production && publicKeys.length === 0)
    throw new ConfigurationError('RELEASE_PUBLIC_KEY', 'is required in production');
  return {
    host: read.text('HOST', forms.DEFAULTS.HOST),
    port: read.port('PORT'),
    opsPort: read.port('WEB_OPS_PORT'),
    apiUrl: read.address('API_URL') ?? `http://127.0.0.1:${read.port('API_PORT')}`,
    publicUrl: read.publicUrl(),
    production,
    logLevel: read.text('LOG_LEVEL', 'info'),
    releasesDir: getReleasesDir(environment),
    releaseKeys: readReleaseKeys(environment),
    devServerUrl: readDevServerUrl(read),
    proxySecret: readProxySecret(read),
    trustProxy: trustedProxies(read.text('TRUST_PROXY', 'false')),
    connectionsPerAddress: read.integer('CONNECTIONS_PER_ADDRESS', 256),
    cachePurge: readCachePurge(read),
    mediaOrigins: read.list('MEDIA_ORIGINS'),
    mapStyleUrl: read.optional('MAP_STYLE_URL') ?? null,
    security: readSecurity(read),
    legacyProductId: read.optional('LEGACY_PRODUCT_ID') ?? null,
    tracing: read.tracing(),
  };
}

function readProxySecret(read: EnvironmentReader): string {
  const secret = read.secret('PROXY_SECRET') ?? '';
  if (read.isProduction && secret === '') throw new ConfigurationError('PROXY_SECRET', 'is required in production');
  return secret;
}

function readDevServerUrl(read: EnvironmentReader): string | null {
  const url = read.address('DEV_SERVER_URL') ?? null;
  if (url !== null && read.isProduction) throw new ConfigurationError('DEV_SERVER_URL', 'is for development only');
  return url;
}

function readCachePurge(read: EnvironmentReader): WebConfig['cachePurge'] {
  const url = read.optional('CACHE_PURGE_URL');
  const secret = read.optional('CACHE_PURGE_SECRET') ?? null;
  return url === undefined ? null : { url, secret };
}

function readSecurity(read: EnvironmentReader): WebConfig['security'] {
  const contacts = read.list('SECURITY_CONTACT');
  const expires = read.optional('SECURITY_EXPIRES');
  if (contacts.length === 0) return null;
  if (expires === undefined) throw new ConfigurationError('SECURITY_EXPIRES', 'is required with SECURITY_CONTACT');
  return { contacts, expires: new Date(expires) };
}

/** A subnet, an address, one of Express' names, or a count of hops. */
function trustedProxies(text: string): WebConfig['trustProxy'] {
  if (text === 'false') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}
