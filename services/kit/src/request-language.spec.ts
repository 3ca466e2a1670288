import { getLanguage } from './request-language.js';

/** A request with this `Accept-Language`; undefined = without the header. */
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
] as const)('a visitor preferring %j who chose %j gets %s', (preferred, choices, language) => {
  expect(getLanguage(requestFor(preferred), choices, ['de', 'en'])).toBe(language);
});

test.each([
  ['fr-CA, en;q=0.8', [], ['de', 'en', 'fr'], 'fr'],
  ['fr-CA, en;q=0.8', [], ['de', 'en'], 'en'],
  ['fr', ['fr'], ['de', 'en'], 'de'],
  ['en', ['fr'], ['de', 'en', 'fr'], 'fr'],
] as const)('a visitor preferring %s who chose %j on a site of %j gets %s', (preferred, choices, offered, language) => {
  expect(getLanguage(requestFor(preferred), choices, offered)).toBe(language);
});
