import type { Request } from 'express';
import { type Language, languages } from '../releases/boot-data.js';

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

function languageCookie(header: string | undefined): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === 'language')?.[1];
}

/** The language of a page: `?lang=`, then the visitor's earlier choice, then what the browser asks for, then German. */
export function languageOf(request: Request): Language {
  const asked = request.query['lang'];
  if (isLanguage(asked)) return asked;
  const chosen = languageCookie(request.headers.cookie);
  if (isLanguage(chosen)) return chosen;
  const wanted = request.acceptsLanguages([...languages]);
  return request.headers['accept-language'] && isLanguage(wanted) ? wanted : 'de';
}
