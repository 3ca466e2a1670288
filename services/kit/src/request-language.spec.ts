import { getLanguage } from './request-language.js';

/** A request with this `Accept-Language`; undefined = it has no such header. */
const requestFor = (accepted?: string) => ({
  headers: accepted === undefined ? {} : { 'accept-language': accepted },
});

test.each([
  ['en', ['de', 'en'], 'de'],
  ['de', [undefined, 'en'], 'en'],
  ['de', ['fr', 'en'], 'en'],
  ['en', ['fr', ['de']], 'en'],
  ['en', [], 'en'],
  ['fr', [], 'de'],
  ['en-GB,de;q=0.5', [], 'en'],
  ['*;q=0', [], 'de'],
  [undefined, [], 'de'],
] as const)('who prefers %j and chose %j gets %s', (preferred, choices, language) => {
  expect(getLanguage(requestFor(preferred), ...choices)).toBe(language);
});
