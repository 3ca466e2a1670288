import { languageOf } from './request-language.js';

/** A request whose `Accept-Language` prefers one language; undefined = it has no such header. */
const requestFor = (preferred?: string | false) => ({
  headers: preferred === undefined ? {} : { 'accept-language': String(preferred) },
  acceptsLanguages: (...offered: string[]) =>
    preferred === undefined ? (offered[0] ?? false) : (offered.find((language) => language === preferred) ?? false),
});

test.each([
  ['en', ['de', 'en'], 'de'],
  ['de', [undefined, 'en'], 'en'],
  ['de', ['fr', 'en'], 'en'],
  ['en', ['fr', ['de']], 'en'],
  ['en', [], 'en'],
  ['fr', [], 'de'],
  [false, [], 'de'],
  [undefined, [], 'de'],
] as const)('who prefers %j and chose %j gets %s', (preferred, choices, language) => {
  expect(languageOf(requestFor(preferred), ...choices)).toBe(language);
});
