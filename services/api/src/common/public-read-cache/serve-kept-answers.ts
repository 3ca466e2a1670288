import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  answerName,
  chooseRequestId,
  encodingFor,
  isNotModified,
  type EncodedAnswer,
  type Representation,
} from '@vitrine/kit';
import type { NextFunction, Request, Response } from 'express';
import type { PublicReadCache } from './public-read-cache.js';
import { PUBLIC_READ_VARY } from './public-answer.js';

/** Whether a request needs nothing of the framework: a GET below `/api/`, without an origin and without a token. */
const isPlain = ({ method, headers }: IncomingMessage, url: string | undefined): boolean =>
  method === 'GET' &&
  url?.startsWith('/api/') === true &&
  headers.origin === undefined &&
  headers.authorization === undefined;

/**
 * Answers public reads from kept bytes before the framework runs, in one write. Requests that need the framework are left to
 * {@link serveOtherKeptAnswers}.
 * @param fixedHeaders names and values in turn, sent with every answer
 * @param onServed called for each request that is answered
 */
export function serveKeptAnswers(cache: PublicReadCache, fixedHeaders: readonly string[], onServed: () => void) {
  const always = [...fixedHeaders, 'Vary', PUBLIC_READ_VARY, 'X-Request-Id'];

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { body, etag, headers, bodyHeaders }: Representation,
  ): void {
    const id = chooseRequestId(request);
    if (isNotModified(request, { etag })) response.writeHead(304, [...always, id, ...headers]).end();
    else response.writeHead(200, [...always, id, ...headers, ...bodyHeaders]).end(body);
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const kept = isPlain(request, request.url) ? keptAnswer(cache, request) : undefined;
    if (!kept) {
      next();
      return;
    }
    onServed();
    const form = kept.as(encodingFor(request));
    if (form instanceof Promise) form.then((made) => send(request, response, made)).catch(next);
    else send(request, response, form);
  };
}

/** Answers the other public reads from kept bytes, after the framework has set their headers. Requests with a token are passed on to their route. */
export const serveOtherKeptAnswers =
  (cache: PublicReadCache) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const { method, headers } = request;
    const isRead = (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;
    const kept = isRead && !isPlain(request, request.originalUrl) ? keptAnswer(cache, request) : undefined;
    if (kept) sendPublicRead(response.vary(PUBLIC_READ_VARY), kept).catch(next);
    else next();
  };

/** Sends the answer to a public read, or 304 if the client has it already. */
export async function sendPublicRead(response: Response, answer: EncodedAnswer): Promise<void> {
  const request = response.req;
  const { body, etag, headers, bodyHeaders } = await answer.as(encodingFor(request));
  setAll(response, headers);
  if (isNotModified(request, { etag })) {
    response.status(304).end();
    return;
  }
  setAll(response, bodyHeaders);
  response.status(200).end(request.method === 'HEAD' ? undefined : body);
}

function setAll(response: Response, list: readonly string[]): void {
  for (let index = 0; index + 1 < list.length; index += 2) response.setHeader(list[index] ?? '', list[index + 1] ?? '');
}

function keptAnswer(cache: PublicReadCache, request: IncomingMessage): EncodedAnswer | undefined {
  const key = answerName(request)?.key;
  return key === undefined ? undefined : cache.find(key);
}
