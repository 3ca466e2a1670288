import { ConfigurationError, EnvironmentReader } from './environment-reader.js';

const read = (values: Record<string, string>) => new EnvironmentReader(values);

test('an empty variable counts as unset', () => {
  const reader = read({ HOST: ' ', PRICE_NOTE_DE: '', CORS_ORIGINS: ' ' });
  expect([reader.optional('HOST'), reader.text('PRICE_NOTE_DE', 'fallback'), reader.integer('PORT', 7)]).toEqual([
    undefined,
    'fallback',
    7,
  ]);
  expect(reader.list('CORS_ORIGINS')).toEqual([]);
  expect(() => reader.required('JWT_SECRET', 'signs tokens')).toThrow('JWT_SECRET must be set (signs tokens).');
});

test('values are read without surrounding white space', () => {
  const origins = ' https://a.example, https://b.example\nhttps://c.example ';
  const reader = read({ PORT: ' 8 ', CORS_ORIGINS: origins });
  expect(reader.port('PORT')).toBe(8);
  expect(reader.list('CORS_ORIGINS')).toEqual(['https://a.example', 'https://b.example', 'https://c.example']);
});

test.each(['0', '3601', '1.5', '1e0', '0x1', 'many'])('%s is no whole number from 1 to 3600', (text) => {
  expect(() => read({ OUTBOX_LEASE_SECONDS: text }).integer('OUTBOX_LEASE_SECONDS', 1)).toThrow(
    'OUTBOX_LEASE_SECONDS must be a whole number from 1 to 3600.',
  );
});

test('a bad value is shown in one sentence that names the variable and does not repeat the value', () => {
  const reader = read({ MAIL_FROM: 'word', REDIS_URL: 'word', LOG_LEVEL: 'word' });
  expect(() => reader.optional('MAIL_FROM')).toThrow(ConfigurationError);
  expect(() => reader.optional('MAIL_FROM')).toThrow(/^MAIL_FROM must be an e-mail address(?!.*word).*\.$/);
  expect(() => reader.optional('REDIS_URL')).toThrow(
    'REDIS_URL must be a URL beginning with redis:// or rediss://, redis+sentinel://HOST:PORT,HOST:PORT/NAME, or redis+cluster://HOST:PORT,HOST:PORT.',
  );
  expect(() => reader.optional('LOG_LEVEL')).toThrow(/^LOG_LEVEL must be one of fatal(?!.*word).*, silent\.$/);
});

test('the slashes at the end of an address are removed', () => {
  expect(read({ PUBLIC_URL: 'https://shop.example//' }).publicUrl()).toBe('https://shop.example');
  expect(read({ PORT: '9000' }).publicUrl()).toBe('http://127.0.0.1:9000');
});

test('production refuses a sample value as a secret', () => {
  const PROXY_SECRET = 'change-me-change-me-change-me-change-me';
  expect(read({ PROXY_SECRET }).secret('PROXY_SECRET')).toBe(PROXY_SECRET);
  expect(() => read({ NODE_ENV: 'production', PROXY_SECRET }).secret('PROXY_SECRET')).toThrow(
    'PROXY_SECRET is a sample value.',
  );
});

test.each([`"Vitrine <a@b.example>"`, `"Vitrine`, `Vitrine <a@b.example>"`, `'Vitrine'`])(
  'a value with quotation marks left at its ends (%s) is refused',
  (MAIL_FROM) => {
    expect(() => new EnvironmentReader({ MAIL_FROM }).optional('MAIL_FROM')).toThrow(
      /^MAIL_FROM has a quotation mark /,
    );
  },
);

test('a sender may have a name in quotation marks', () => {
  const MAIL_FROM = '"Vitrine, Munich" <a@b.example>';
  expect(new EnvironmentReader({ MAIL_FROM }).optional('MAIL_FROM')).toBe(MAIL_FROM);
});
