import { nameToGreet } from './name-to-greet.js';

test.each(['Erika Mustermann', 'Dr. Zoë O’Hara-Żuławska', "Jean-Luc d'Arc", 'Erika M.', '山田 太郎'])(
  '%p is a name to greet',
  (name) => {
    expect(nameToGreet(name)).toBe(name);
  },
);

test.each([
  'win at evil.example',
  'https://evil.example',
  'Call +49 123',
  'Erika <b>',
  'x'.repeat(61),
  'Erika\nBcc: all@haus.example',
  '',
])('%p is not repeated', (name) => {
  expect(nameToGreet(name)).toBeUndefined();
});
