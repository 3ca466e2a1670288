import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { getLanguage } from '@vitrine/kit';
import type { Language } from '@vitrine/schemas';
import type { Request, Response } from 'express';

/** `@RequestLanguage() language: Language` of a public read, by `?lang` and `Accept-Language`; also sets `Vary: Accept-Language`. */
export const RequestLanguage = createParamDecorator((_data: unknown, context: ExecutionContext): Language => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  http.getResponse<Response>().vary('Accept-Language');
  return getLanguage(request, [request.query['lang']]);
});
