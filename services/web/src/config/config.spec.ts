import { ConfigurationError } from '@vitrine/kit';
import { readConfig } from './config.js';

const production = {
  NODE_ENV: 'production',
  PROXY_SECRET: 'k3Vt9QmZ7xLw2Rb8Nc5Hs1Jd6Fy4Gp0T',
  RELEASE_PUBLIC_KEY: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
};

test('everything has a default outside production', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    opsPort: 8081,
    apiUrl: 'http://127.0.0.1:3000',
    publicUrl: 'http://127.0.0.1:8080',
    trustProxy: false,
    mediaOrigins: [],
  });
});

test('the API and the public address follow the ports', () => {
  expect(readConfig({ PORT: '9000', API_PORT: '9100' })).toMatchObject({
    apiUrl: 'http://127.0.0.1:9100',
    publicUrl: 'http://127.0.0.1:9000',
  });
});

test('lists, hops and empty variables are read', () => {
  const config = readConfig({
    MEDIA_ORIGINS: 'https://a.example, https://b.example:8443',
    TRUST_PROXY: '2',
    PUBLIC_URL: 'https://vitrine.example/',
    PORT: '',
  });
  expect(config).toMatchObject({
    mediaOrigins: ['https://a.example', 'https://b.example:8443'],
    trustProxy: 2,
    publicUrl: 'https://vitrine.example',
    port: 8080,
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['WEB_OPS_PORT', '1.5'],
  ['API_URL', 'ftp://api'],
  ['PUBLIC_URL', 'vitrine.example'],
  ['DEV_SERVER_URL', '127.0.0.1:9000'],
  ['MEDIA_ORIGINS', "https://a.example/path;script-src 'unsafe-inline'"],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'nonsense'],
  ['RELEASE_PUBLIC_KEY', 'nonsense'],
  ['CONNECTIONS_PER_ADDRESS', '15'],
  ['CONNECTIONS_PER_ADDRESS', '4097'],
  ['CONNECTIONS_PER_ADDRESS', 'many'],
  ['SECURITY_CONTACT', 'security@vitrine.example'],
  ['SECURITY_CONTACT', 'http://vitrine.example/security'],
  ['SECURITY_EXPIRES', 'soon'],
  ['SECURITY_EXPIRES', '2999-12-31'],
])('an invalid %s (%s) is refused with its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigurationError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `));
});

test('the security contacts are read with their day of expiry', () => {
  const expires = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const contacts = 'mailto:security@vitrine.example, https://vitrine.example/security';
  expect(readConfig({ SECURITY_CONTACT: contacts, SECURITY_EXPIRES: expires }).security).toEqual({
    contacts: contacts.split(', '),
    expires: new Date(expires),
  });
  expect(() => readConfig({ SECURITY_CONTACT: contacts })).toThrow(/^SECURITY_EXPIRES is required/);
});

test('production needs the secret and the public key of the releases', () => {
  expect(() => readConfig({ ...production, PROXY_SECRET: '' })).toThrow('PROXY_SECRET is required in production');
  expect(() => readConfig({ ...production, RELEASE_PUBLIC_KEY: '' })).toThrow(
    'RELEASE_PUBLIC_KEY is required in production',
  );
  expect(readConfig(production).proxySecret).toBe(production.PROXY_SECRET);
});

test('a development server is allowed only outside production', () => {
  expect(readConfig({}).devServerUrl).toBeNull();
  expect(readConfig({ DEV_SERVER_URL: 'http://127.0.0.1:9000/' }).devServerUrl).toBe('http://127.0.0.1:9000');
  expect(() => readConfig({ ...production, DEV_SERVER_URL: 'http://127.0.0.1:9000' })).toThrow(
    /^DEV_SERVER_URL is for development only\.$/,
  );
});

test('a secret must be as long as in the API, in every environment', () => {
  expect(() => readConfig({ PROXY_SECRET: 'x'.repeat(31) })).toThrow(/^PROXY_SECRET must have at least 32 characters/);
});

test.each(['change-me-change-me-change-me-change-me', 'sample-of-a-long-enough-proxy-word', 'x'.repeat(40)])(
  'production refuses the sample secret %s',
  (value) => {
    expect(() => readConfig({ ...production, PROXY_SECRET: value })).toThrow(/^PROXY_SECRET is a sample value\.$/);
  },
);
