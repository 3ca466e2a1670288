import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { compress, encodingFor, MIN_COMPRESSED_BYTES, type EncodedAnswer } from '@vitrine/kit';
import type { Response } from 'express';
import { findRules, setRuledHeaders, type AnswerRules } from '../http/answer-rules.js';
import { sendPublicRead } from './serve-kept-answers.js';

const MAKE = Symbol('make');

/** Answers a request, or calls `next`. */
type FirstHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type PublicReadResponse = Response & { [MAKE]?: (value: unknown) => EncodedAnswer };

/** Sets the function that makes the response's answer from the route's result. */
export function makeReady(response: PublicReadResponse, make: (value: unknown) => EncodedAnswer): void {
  response[MAKE] = make;
}

/**
 * Sends answers in place of Nest's own JSON: public reads as kept bytes, other answers by the rules of their route. This is not an interceptor,
 * because an interceptor's chain of observables costs an uncached read more than its validation, guards and route together.
 */
export class EncodedAnswerAdapter extends ExpressAdapter {
  private answerFirst: FirstHandler = (_request, _response, next) => next();

  /** Calls `handler` before Express gets a request, because preparing a request for Express costs more than sending kept bytes. */
  serveFirst(handler: FirstHandler): void {
    this.answerFirst = handler;
  }

  override initHttpServer(options: NestApplicationOptions): void {
    super.initHttpServer(options);
    const express = this.getInstance<(request: IncomingMessage, response: ServerResponse) => void>();
    this.httpServer
      .removeAllListeners('request')
      .on('request', (request: IncomingMessage, response: ServerResponse) => {
        this.answerFirst(request, response, () => express(request, response));
      });
  }

  override reply(response: PublicReadResponse, body: unknown, statusCode?: number): unknown {
    const make = response[MAKE];
    if (make) return sendPublicRead(response, make(body));
    const rules = findRules(response);
    if (!rules || typeof body !== 'object' || body === null) return super.reply(response, body, statusCode);
    if (statusCode !== undefined) response.status(statusCode);
    setRuledHeaders(response, rules, body);
    return sendJson(response, Buffer.from(JSON.stringify(body)), rules);
  }
}

/** Used in place of `response.json`, which would answer 304 by a version's ETag, although more than the version may have changed. */
async function sendJson(response: Response, plain: Buffer, { compressed = false }: AnswerRules): Promise<void> {
  const request = response.req;
  if (compressed) response.vary('Accept-Encoding');
  const encoding = compressed && plain.length >= MIN_COMPRESSED_BYTES ? encodingFor(request) : undefined;
  const body = encoding ? await compress(plain, encoding) : plain;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
