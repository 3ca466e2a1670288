import type { Request, Response } from 'express';
import type { ReadyAnswer } from './public-read-cache.js';

/** The contract's headers of every public read. */
export function setPublicReadHeaders(response: Response, { etag }: ReadyAnswer): void {
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  response.vary('Accept-Language');
}

/** Sends ready bytes, or 304 when the client has them already. */
export function sendReadyAnswer(request: Request, response: Response, answer: ReadyAnswer): void {
  const { body } = answer;
  setPublicReadHeaders(response, answer);
  if (request.headers['if-none-match'] !== undefined && request.fresh) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.statusCode = 200;
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}
