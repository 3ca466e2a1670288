import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import type { ReadyAnswer } from './public-read-cache.js';
import { sendPublicRead } from './serve-kept-answers.js';

const MAKE = Symbol('make');

type PublicReadResponse = Response & { [MAKE]?: (value: unknown) => ReadyAnswer };

/** Has what the route gives made into an answer by `make`. */
export function makeReady(response: PublicReadResponse, make: (value: unknown) => ReadyAnswer): void {
  response[MAKE] = make;
}

/**
 * Sends public reads as bytes that are kept, where Nest would make JSON of them. Here and not in an interceptor, whose chain of observables costs
 * a read that is made anew more than its validation, its guards and its route together.
 */
export class ReadyAnswerAdapter extends ExpressAdapter {
  override reply(response: PublicReadResponse, body: unknown, statusCode?: number): unknown {
    const make = response[MAKE];
    return make ? sendPublicRead(response, make(body)) : super.reply(response, body, statusCode);
  }
}
