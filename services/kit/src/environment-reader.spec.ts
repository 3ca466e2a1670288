import { ConfigurationError, EnvironmentReader } from './environment-reader.js';
import { MAILBOX, ORIGINS } from './forms.js';

const read = (values: Record<string, string>) => new EnvironmentReader(values);

test('an empty variable counts as unset', () => {
  const reader = read({ A: ' ', B: '' });
  expect([reader.optional('A'), reader.text('B', 'fallback'), reader.integer('C', 7, { min: 0, max: 9 })]).toEqual([
    undefined,
    'fallback',
    7,
  ]);
  expect([reader.list('A'), reader.choice('B', ['on', 'off'], 'off')]).toEqual([[], 'off']);
  expect(() => reader.required('A', 'signs tokens')).toThrow('A must be set (signs tokens).');
});

test('values are read without the space around them', () => {
  const reader = read({ A: ' 8 ', B: ' https://a.example, https://b.example\nhttps://c.example ' });
  expect(reader.integer('A', 0, { min: 0, max: 9 })).toBe(8);
  expect(reader.list('B', ORIGINS)).toEqual(['https://a.example', 'https://b.example', 'https://c.example']);
});

test.each(['-1', '10', '1.5', '1e0', '0x1', 'many'])('%s is no whole number from 0 to 9', (text) => {
  expect(() => read({ A: text }).integer('A', 0, { min: 0, max: 9 })).toThrow('A must be a whole number from 0 to 9.');
});

test('a bad value is shown in one sentence that names the variable and does not repeat the value', () => {
  const reader = read({ A: 'secret' });
  expect(() => reader.optional('A', MAILBOX)).toThrow(ConfigurationError);
  expect(() => reader.optional('A', MAILBOX)).toThrow(/^A must be an e-mail address(?!.*secret).*\.$/);
  expect(() => reader.optionalUrl('A', ['redis:', 'rediss:'])).toThrow(
    'A must be a URL beginning with redis:// or rediss://.',
  );
  expect(() => reader.choice('A', ['on', 'off'], 'on')).toThrow('A must be one of on, off, not "secret".');
});
