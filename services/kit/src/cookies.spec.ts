import { findCookie } from './cookies.js';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['other=de', undefined],
  ['xlanguage=de', undefined],
  ['language=en', 'en'],
  ['a=1;language=en ; b=2', 'en'],
  ['language=en; language=de', 'en'],
  ['language=a=b', 'a=b'],
  ['language=%C3%A4', 'ä'],
  ['language=%E4', '%E4'],
])('in %j the cookie is %j', (header, value) => {
  expect(findCookie(header, 'language')).toBe(value);
});

test('a property of every object is not found as a cookie', () => {
  expect(findCookie('a=1', 'constructor')).toBeUndefined();
});
