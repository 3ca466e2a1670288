import { applyDecorators, UseGuards, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { ApiResponseHeaders } from '../swagger/response-headers.js';
import { versionTag } from './if-match.js';

/** Rules for the headers and the compression of a route's answers. */
export interface AnswerRules {
  versionTag?: boolean;
  /** The path of `Location`, to which the answer's `id` is appended. */
  location?: string;
  compressed?: boolean;
}

const RULES = Symbol('answer rules');
type RuledResponse = Response & { [RULES]?: AnswerRules };

/** Stores rules in the response. This is a guard, because an interceptor would cost an uncached read more than its route. */
const answersWith = (rules: AnswerRules) =>
  UseGuards({
    canActivate(context: ExecutionContext): boolean {
      const response = context.switchToHttp().getResponse<RuledResponse>();
      response[RULES] = { ...response[RULES], ...rules };
      return true;
    },
  });

/** The answer's `ETag` is its `version`, which clients send back in `If-Match`. */
export const WithVersionTag = () =>
  applyDecorators(answersWith({ versionTag: true }), ApiResponseHeaders({ 200: ['ETag'], 201: ['ETag'] }));

/** A 201 has a `Location` of `path` and the new entry's `id`. `{id}` in the path is replaced by the request's parameter. */
export const WithLocation = (path: string) =>
  applyDecorators(answersWith({ location: path }), ApiResponseHeaders({ 201: ['Location'] }));

/**
 * Answers are compressed. Only for answers that never contain both input of visitors and a secret: the length of a compressed answer would
 * show whether a guess of the secret is right (BREACH).
 */
export const Compressed = () => answersWith({ compressed: true });

/** The rules of the response's route, if it has any. */
export const findRules = (response: RuledResponse): AnswerRules | undefined => response[RULES];

/** Sets the headers that follow from an answer's body. */
export function setRuledHeaders(response: Response, { versionTag: isVersioned, location }: AnswerRules, body: object) {
  if (isVersioned && 'version' in body) response.set('ETag', versionTag(Number(body.version)));
  if (location === undefined || !('id' in body)) return;
  const path = location.replace(/\{(\w+)\}/g, (_, name: string) => String(response.req.params[name]));
  response.set('Location', `${path}/${String(body.id)}`);
}
