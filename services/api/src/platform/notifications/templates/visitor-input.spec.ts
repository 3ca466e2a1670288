import { detailToRepeat, nameToGreet } from './visitor-input.js';

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

test.each([
  'Juwelier Beispiel GmbH & Co. KG',
  'Goldgasse 12a',
  '1010 Wien',
  '221B Baker Street, Flat 2',
  'SW1A 1AA London',
  'Residenzstraße 12/3',
])('%p is a detail to repeat', (text) => {
  expect(detailToRepeat(text)).toBe(text);
});

test.each([
  'Your account is locked: https://evil.example',
  'evil.example',
  'www.evil.example',
  'evil@evil.example',
  'evil (at) evil.example',
  'Call +49 89 1234567',
  'Call 089 / 12 34 567',
  'Pay now!',
  'Goldgasse 12\nevil',
  'x'.repeat(61),
  'a//b',
  '',
])('%p is not repeated to the address that came with it', (text) => {
  expect(detailToRepeat(text)).toBeUndefined();
});
