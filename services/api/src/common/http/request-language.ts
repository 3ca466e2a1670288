import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { defaultLanguage, languages, type Language } from '@vitrine/schemas';
import type { Request, Response } from 'express';

/**
 * The language of a public read: `?lang`, else `Accept-Language`, else German (contract: Language).
 * @param query of the request, for callers that have parsed it already
 */
export function languageOf(request: Request, query: Request['query'] = request.query): Language {
  const asked = languages.find((language) => language === query['lang']);
  if (asked) return asked;
  if (request.headers['accept-language'] === undefined) return defaultLanguage;
  const accepted = request.acceptsLanguages(...languages);
  return languages.find((language) => language === accepted) ?? defaultLanguage;
}

/** `@RequestLanguage() language: Language`; also sets `Vary: Accept-Language`. */
export const RequestLanguage = createParamDecorator((_data: unknown, context: ExecutionContext): Language => {
  const http = context.switchToHttp();
  http.getResponse<Response>().vary('Accept-Language');
  return languageOf(http.getRequest<Request>());
});
