import { applyDecorators, UseGuards, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { ApiResponseHeaders } from '../swagger/response-headers.js';
import { versionTag } from './if-match.js';

/** What a route's answers have beside their bodies. */
export interface AnswerRules {
  versionTag?: boolean;
  /** The path that an answer's `id` completes. */
  location?: string;
  compressed?: boolean;
}

const RULES = Symbol('answer rules');
type RuledResponse = Response & { [RULES]?: AnswerRules };

/** Notes rules in the response. A guard does it, because an interceptor costs a read that is made anew more than its route. */
const answersWith = (rules: AnswerRules) =>
  UseGuards({
    canActivate(context: ExecutionContext): boolean {
      const response = context.switchToHttp().getResponse<RuledResponse>();
      response[RULES] = { ...response[RULES], ...rules };
      return true;
    },
  });

/** The answer's `ETag` is its `version`, to be sent back in `If-Match`. */
export const WithVersionTag = () =>
  applyDecorators(answersWith({ versionTag: true }), ApiResponseHeaders({ 200: ['ETag'], 201: ['ETag'] }));

/** A 201 says in `Location` where the new thing is: below `path`, by its `id`. In the path `{id}` stands for the request's own. */
export const WithLocation = (path: string) =>
  applyDecorators(answersWith({ location: path }), ApiResponseHeaders({ 201: ['Location'] }));

/**
 * Answers are compressed on their way. Only for answers in which nothing that visitors sent stands beside anything secret: the length of the
 * compressed answer to a guess tells whether the guess is right (BREACH).
 */
export const Compressed = () => answersWith({ compressed: true });

/** The rules of the route that gives this response, where it has any. */
export const findRules = (response: RuledResponse): AnswerRules | undefined => response[RULES];

/** Sets the headers that follow from an answer's body. */
export function setRuledHeaders(response: Response, { versionTag: isVersioned, location }: AnswerRules, body: object) {
  if (isVersioned && 'version' in body) response.set('ETag', versionTag(Number(body.version)));
  if (location === undefined || !('id' in body)) return;
  const path = location.replace(/\{(\w+)\}/g, (_, name: string) => String(response.req.params[name]));
  response.set('Location', `${path}/${String(body.id)}`);
}
