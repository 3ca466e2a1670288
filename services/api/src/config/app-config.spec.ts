import { testEnvironment } from '../../test/test-environment.js';
import { AppConfig, type ProcessRole } from './app-config.js';

const config = (changes: Record<string, string>, role?: ProcessRole) => new AppConfig(testEnvironment(changes), role);

test('the defaults of unset and empty variables', () => {
  expect(config({ API_PORT: '', RATE_LIMIT_ORDERS: '', RATE_LIMIT_LOGIN: '' })).toMatchObject({
    production: false,
    host: '127.0.0.1',
    apiPort: 3000,
    publicUrl: 'http://127.0.0.1:8080',
    redis: undefined,
    jwtTtlSeconds: 3600,
    priceNote: { de: 'zzgl. MwSt.', en: 'plus VAT' },
    rateLimits: { orders: { points: 30, seconds: 60 }, contacts: null, login: { points: 5, seconds: 900 } },
    firstAdmin: undefined,
    storage: { kind: 'disk', directory: expect.stringMatching(/\/uploads$/) },
  });
});

test.each([
  [{ NODE_ENV: 'production' }, { points: 300, seconds: 60 }],
  [
    { NODE_ENV: 'production', RATE_LIMIT_SEARCH: '5/1s' },
    { points: 5, seconds: 1 },
  ],
  [{ NODE_ENV: 'development' }, null],
])('with %j the rate limit for searches is %j', (environment, limit) => {
  const rest = { RATE_LIMIT_SEARCH: '', MAIL_FROM: 'orders@vitrine.example', STAFF_EMAIL: 'staff@vitrine.example' };
  expect(config({ ...rest, ...environment }).rateLimits.search).toEqual(limit);
});

test.each([
  ['DATABASE_URL', ''],
  ['DATABASE_URL', 'mysql://x'],
  ['SMTP_URL', 'http://mail'],
  ['REDIS_URL', 'localhost:6379'],
  ['API_PORT', '70000'],
  ['API_PORT', '30a'],
  ['JWT_SECRET', 'short'],
  ['JWT_TTL_SECONDS', '0'],
  ['FIELD_KEYS', 'k1:tooshort'],
  ['FIELD_KEYS', `k1:${'A'.repeat(43)}=,k1:${'B'.repeat(43)}=`],
  ['RATE_LIMIT_ORDERS', '30 a minute'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['CORS_ORIGINS', 'https://shop.example/'],
  ['ADMIN_PASSWORD', 'a password without an address'],
  ['MAIL_FROM', 'nobody'],
  ['STORAGE_URL', 's3://bucket'],
])('%s = %p is refused in one sentence that names the variable', (name, value) => {
  expect(() => config({ [name]: value })).toThrow(
    name === 'ADMIN_PASSWORD' ? /^ADMIN_EMAIL / : new RegExp(`^${name} .*\\.$`),
  );
});

describe('in production', () => {
  const complete = { NODE_ENV: 'production', MAIL_FROM: 'Vitrine <a@b.example>', STAFF_EMAIL: 's@b.example' };

  test('a complete environment passes', () => expect(config(complete).production).toBe(true));

  test.each([
    ['PROXY_SECRET', ''],
    ['JWT_SECRET', 'change-me-change-me-change-me-change-me'],
    ['JWT_SECRET', 'x'.repeat(40)],
    ['JWT_SECRET', '0123456789abcdef0123456789abcdef'],
    ['PROXY_SECRET', 'qwertyuiopasdfghjklzxcvbnm123456'],
    ['FIELD_KEYS', `k1:${'A'.repeat(43)}=`],
    ['FIELD_KEYS', `k1:${btoa('this-is-a-sample-key-change-me!!')}`],
    ['FIELD_KEYS', `k1:${btoa('0123456789abcdef0123456789abcdef')}`],
    ['FIELD_KEYS', `k1:${Buffer.from(Array.from({ length: 32 }, (_, byte) => byte)).toString('base64')}`],
    ['MAIL_FROM', ''],
    ['STORAGE_URL', ''],
    ['STORAGE_URL', '"s3://key:secret@host/bucket'],
  ])('%s = %p is refused', (name, value) => {
    expect(() => config({ ...complete, [name]: value })).toThrow(new RegExp(`^${name} `));
  });
});

describe('in production, the first administrator and equal secrets', () => {
  const complete = {
    NODE_ENV: 'production',
    MAIL_FROM: 'a@b.example',
    STAFF_EMAIL: 's@b.example',
    ADMIN_EMAIL: 'a@b.example',
  };

  test.each(['password1234', 'changeme-changeme', '123456789012'])('the password %p is refused', (ADMIN_PASSWORD) => {
    expect(() => config({ ...complete, ADMIN_PASSWORD })).toThrow(/^ADMIN_PASSWORD is a sample value\.$/);
  });

  test('the same secret for two purposes is refused', () => {
    const one = 'k3Vt9QmZ7xLw2Rb8Nc5Hs1Jd6Fy4Gp0T';
    const both = { ...complete, ADMIN_PASSWORD: 'Uhrwerk und Tee', JWT_SECRET: one, PROXY_SECRET: one };
    expect(() => config(both)).toThrow(/^PROXY_SECRET must not be the same as JWT_SECRET\.$/);
  });
});

describe('secrets that only one process needs', () => {
  const secrets = { JWT_SECRET: '', PROXY_SECRET: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
  const production = { NODE_ENV: 'production', MAIL_FROM: 'a@b.example', STAFF_EMAIL: 's@b.example' };

  test('the API needs no mail server, the worker does', () => {
    const api = config({ SMTP_URL: '' });
    expect(() => api.smtpUrl).toThrow(/^SMTP_URL is set for the worker alone\.$/);
    expect(() => config({ SMTP_URL: '' }, 'worker')).toThrow(/^SMTP_URL /);
  });

  test('the worker needs no sign-in secrets', () => {
    const worker = config({ ...production, ...secrets }, 'worker');
    expect(worker.production).toBe(true);
    expect(() => worker.jwtSecret).toThrow(/^JWT_SECRET is not read by the worker\.$/);
    expect(() => config({ ...production, ...secrets })).toThrow(/^JWT_SECRET /);
  });
});

describe('a password for the mail server', () => {
  test.each(['ignoreTLS=true', 'requireTLS=false', 'opportunisticTLS=true', 'secure=false'])(
    'with %s is refused, unless SMTP_ALLOW_CLEARTEXT is on',
    (option) => {
      const SMTP_URL = `smtp://user:word@mail.example:587?${option}`;
      expect(() => config({ SMTP_URL })).toThrow(/^SMTP_URL must not set \w+ beside a password.*\.$/);
      expect(config({ SMTP_URL, SMTP_ALLOW_CLEARTEXT: 'on' }).smtpAllowCleartext).toBe(true);
      expect(config({ SMTP_URL: `smtp://mail.example?${option}` }).smtpAllowCleartext).toBe(false);
    },
  );
});

test('several keys: the first is the active one', () => {
  const { fieldKeys } = config({ FIELD_KEYS: `new:${'A'.repeat(43)}=,old:${'B'.repeat(42)}A=` });
  expect(fieldKeys.active).toBe('new');
  expect(fieldKeys.keys.get('old')).toHaveLength(32);
});
