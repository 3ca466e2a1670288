import type { NextFunction, Request, Response } from 'express';
import { answerKey } from './answer-key.js';
import type { PublicReadCache } from './public-read-cache.js';
import { sendReadyAnswer } from './send-ready-answer.js';

/** Answers public reads from kept bytes before anything else of the framework runs. */
export function serveKeptAnswers(cache: PublicReadCache) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    const key = readable ? answerKey(request) : undefined;
    const kept = key === undefined ? undefined : cache.find(key);
    if (kept) sendReadyAnswer(request, response, kept);
    else next();
  };
}
