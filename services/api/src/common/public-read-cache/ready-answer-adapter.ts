import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { compress, encodingFor, LEAST_COMPRESSED_BYTES, type ReadyAnswer } from '@vitrine/kit';
import type { Response } from 'express';
import { findRules, setRuledHeaders, type AnswerRules } from '../http/answer-rules.js';
import { sendPublicRead } from './serve-kept-answers.js';

const MAKE = Symbol('make');

/** Answers a request, or has `next` do it. */
type FirstHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type PublicReadResponse = Response & { [MAKE]?: (value: unknown) => ReadyAnswer };

/** Has what the route gives made into an answer by `make`. */
export function makeReady(response: PublicReadResponse, make: (value: unknown) => ReadyAnswer): void {
  response[MAKE] = make;
}

/**
 * Sends answers where Nest would make JSON of them: public reads as bytes that are kept, others with what their route's rules ask for. Here and not in
 * an interceptor, whose chain of observables costs a read that is made anew more than its validation, its guards and its route together.
 */
export class ReadyAnswerAdapter extends ExpressAdapter {
  private answerFirst: FirstHandler = (_request, _response, next) => next();

  /** Asks `handler` before Express sees a request: preparing one for Express costs more than sending kept bytes. */
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

/** Unlike `response.json`, which would answer 304 by a version's tag, though more than the version may have changed. */
async function sendJson(response: Response, plain: Buffer, { compressed = false }: AnswerRules): Promise<void> {
  const request = response.req;
  if (compressed) response.vary('Accept-Encoding');
  const encoding = compressed && plain.length >= LEAST_COMPRESSED_BYTES ? encodingFor(request) : undefined;
  const body = encoding ? await compress(plain, encoding) : plain;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
