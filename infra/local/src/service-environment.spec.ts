import { generateKeyPairSync } from 'node:crypto';
import { readConfig } from './config.ts';
import { localDatabaseUrls } from './postgres/accounts.ts';
import { serviceEnvironment } from './service-environment.ts';

const SECRETS = {
  jwtSecret: 'j',
  fieldKeys: '1:k',
  proxySecret: 'p',
  databasePassword: 'd',
  adminEmail: 'owner@house.example',
  adminPassword: 'a',
};
const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'x'.repeat(32),
  FIELD_KEYS: `a:${'A'.repeat(43)}=`,
  PROXY_SECRET: 'x'.repeat(32),
  RELEASE_PUBLIC_KEY: generateKeyPairSync('ed25519')
    .publicKey.export({ format: 'der', type: 'spki' })
    .toString('base64'),
  STORAGE_URL: '/srv/vitrine/files',
  SMTP_URL: 'smtps://mail.example',
};

const whetherPrivate = (given: NodeJS.ProcessEnv) =>
  serviceEnvironment({
    config: readConfig(given, '/srv/vitrine'),
    given,
    secrets: SECRETS,
    database: localDatabaseUrls(5432, 'd'),
    smtpUrl: 'smtp://127.0.0.1:1025',
    development: undefined,
  })['WEBHOOK_ALLOW_PRIVATE'];

test.each([{}, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }, { WEBHOOK_ALLOW_PRIVATE: '' }])(
  'webhooks may lead to private addresses if only this machine reaches the system: %j',
  (given) => {
    expect(whetherPrivate(given)).toBe('on');
  },
);

test.each([{ HOST: '0.0.0.0' }, { HOST: '192.168.1.5' }, PRODUCTION])(
  'they may not if others reach the system, nor in production: %j',
  (given) => {
    expect(whetherPrivate(given)).toBeUndefined();
  },
);

test('a given value is kept', () => {
  expect(whetherPrivate({ WEBHOOK_ALLOW_PRIVATE: 'off' })).toBe('off');
});
