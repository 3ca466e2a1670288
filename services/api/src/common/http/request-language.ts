import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { defaultLanguage, languages, type Language } from '@vitrine/schemas';
import type { Request, Response } from 'express';
import Negotiator from 'negotiator';

/** The language of a public read: `?lang`, else `Accept-Language`, else German (contract: Language). */
export function languageOf(request: Pick<IncomingMessage, 'headers'>, query: Request['query']): Language {
  const asked = languages.find((language) => language === query['lang']);
  if (asked) return asked;
  if (request.headers['accept-language'] === undefined) return defaultLanguage;
  const accepted = new Negotiator(request).language([...languages]);
  return languages.find((language) => language === accepted) ?? defaultLanguage;
}

/** `@RequestLanguage() language: Language`; also sets `Vary: Accept-Language`. */
export const RequestLanguage = createParamDecorator((_data: unknown, context: ExecutionContext): Language => {
  const http = context.switchToHttp();
  http.getResponse<Response>().vary('Accept-Language');
  const request = http.getRequest<Request>();
  return languageOf(request, request.query);
});
