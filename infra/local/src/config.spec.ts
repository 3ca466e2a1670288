import { generateKeyPairSync } from 'node:crypto';
import { readConfig } from './config.ts';

const ROOT = '/project';
const keys = generateKeyPairSync('ed25519');
const privateKey = keys.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

test('without variables everything is local, embedded and with demo data', () => {
  expect(readConfig({}, ROOT)).toEqual({
    dataDir: '/project/.local',
    host: '127.0.0.1',
    ports: { web: 8080, api: 3000, worker: 3001, webOps: 8081, smtp: 1025, mailbox: 8025 },
    databaseUrl: undefined,
    redisUrl: undefined,
    smtpUrl: undefined,
    demoData: true,
    production: false,
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: ' ' }, ROOT)).toEqual(readConfig({}, ROOT));
});

test('servers that exist already are used', () => {
  const urls = { DATABASE_URL: 'postgresql://db.example/vitrine', SMTP_URL: 'smtps://mail.example' };
  expect(readConfig(urls, ROOT)).toMatchObject({ databaseUrl: urls.DATABASE_URL, smtpUrl: urls.SMTP_URL });
});

test.each([
  ['PORT', '80a', 'PORT must be a whole number from 1 to 65535.'],
  ['PORT', '70000', 'PORT must be a whole number from 1 to 65535.'],
  ['HOST', 'my host', 'HOST must be an IP address or localhost.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a URL beginning with postgres:// or postgresql://.'],
  [
    'REDIS_URL',
    'localhost',
    'REDIS_URL must be a URL beginning with redis:// or rediss://, redis+sentinel://HOST:PORT,HOST:PORT/NAME, or redis+cluster://HOST:PORT,HOST:PORT.',
  ],
  ['SMTP_URL', 'http://x', 'SMTP_URL must be a URL beginning with smtp:// or smtps://.'],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must have 12 to 128 characters.'],
  ['JWT_TTL_SECONDS', '0', 'JWT_TTL_SECONDS must be a whole number from 1 to 86400.'],
  ['FIELD_KEYS', 'abc', 'FIELD_KEYS must be a list of id:base64 of 32 bytes, separated by commas.'],
  ['DEMO_DATA', 'yes', 'DEMO_DATA must be on or off.'],
  ['RATE_LIMIT_ORDERS', '30', 'RATE_LIMIT_ORDERS must look like 30/60s or be off.'],
  ['RETENTION_CONTACTS', 'soon', 'RETENTION_CONTACTS must look like 90d, 6mo or 10y, and be 7d to 100y, or be off.'],
  ['RETENTION_ORDERS', '1d', 'RETENTION_ORDERS must look like 90d, 6mo or 10y, and be 1y to 100y, or be off.'],
  ['RETENTION_AUDIT', '9999y', 'RETENTION_AUDIT must look like 90d, 6mo or 10y, and be 6mo to 100y, or be off.'],
  ['STORAGE_URL', 's3://key', 'STORAGE_URL must be a directory, a file:// URL, or s3://ACCESS_KEY:SECRET@HOST/BUCKET.'],
  ['STORAGE_URL', 'https://bucket.example', 'STORAGE_URL must be a directory'],
  ['TRUST_PROXY', 'nginx', 'TRUST_PROXY must be a number of hops'],
  ['RELEASE_PUBLIC_KEY', privateKey, 'RELEASE_PUBLIC_KEY must be a list of Ed25519 public keys'],
  ['RELEASE_PRIVATE_KEY', publicKey, 'RELEASE_PRIVATE_KEY must be an Ed25519 private key'],
  ['RELEASE_PRIVATE_KEY_FILE', 'key.pem', 'RELEASE_PRIVATE_KEY_FILE must be the absolute path of a file.'],
  ['CONNECTIONS_PER_ADDRESS', '1', 'CONNECTIONS_PER_ADDRESS must be a whole number from 16 to 4096.'],
  ['SECURITY_CONTACT', 'security@example.com', 'SECURITY_CONTACT must be a list of addresses such as'],
  ['SECURITY_EXPIRES', '2999-01-01', 'SECURITY_EXPIRES must be a date such as 2030-12-31'],
  [
    'MEDIA_ORIGINS',
    'https://a.example/x',
    'MEDIA_ORIGINS must be a list of origins such as https://media.example, separated by commas.',
  ],
])('%s=%s is refused with a sentence that names it', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value }, ROOT)).toThrow(sentence);
});

test.each([
  ['STORAGE_URL', '/srv/files'],
  ['STORAGE_URL', 'files'],
  ['STORAGE_URL', 's3://key:secret@s3.example:9000/bucket?tls=off'],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8,::1'],
  ['TRUST_PROXY', '2'],
  ['RETENTION_AUDIT', 'off'],
  ['RETENTION_ORDERS', '12mo'],
  ['RELEASE_PUBLIC_KEY', `${publicKey},${publicKey}`],
  ['RELEASE_PRIVATE_KEY', privateKey],
  ['RELEASE_PRIVATE_KEY', String(keys.privateKey.export({ format: 'pem', type: 'pkcs8' }))],
])('%s=%s is accepted', (name, value) => {
  expect(readConfig({ [name]: value }, ROOT)).toEqual(readConfig({}, ROOT));
});

test('a bad value is never repeated, it may be a secret', () => {
  expect(() => readConfig({ JWT_SECRET: 'my-secret' }, ROOT)).not.toThrow('my-secret');
});

test('two processes cannot have one port', () => {
  expect(() => readConfig({ PORT: '3000' }, ROOT)).toThrow(
    'PORT and API_PORT are both 3000: each needs a port of its own.',
  );
});

test('in production nothing is generated and no demo data loaded', () => {
  const secrets = { JWT_SECRET: 'x'.repeat(32), FIELD_KEYS: `a:${'A'.repeat(43)}=`, PROXY_SECRET: 'y'.repeat(32) };
  expect(() => readConfig({ NODE_ENV: 'production' }, ROOT)).toThrow('JWT_SECRET must be set in production');
  expect(() => readConfig({ NODE_ENV: 'production', ...secrets }, ROOT)).toThrow(
    'RELEASE_PUBLIC_KEY must be set in production',
  );
  const signed = { ...secrets, RELEASE_PUBLIC_KEY: publicKey };
  expect(() => readConfig({ NODE_ENV: 'production', ...signed }, ROOT)).toThrow(
    'STORAGE_URL must be set in production',
  );
  const stored = { ...signed, STORAGE_URL: '/var/lib/vitrine/uploads' };
  expect(() => readConfig({ NODE_ENV: 'production', ...stored }, ROOT)).toThrow('SMTP_URL must be set in production');
  const env = { NODE_ENV: 'production', ...stored, SMTP_URL: 'smtps://mail.example' };
  expect(readConfig(env, ROOT)).toMatchObject({ production: true, demoData: false });
});
