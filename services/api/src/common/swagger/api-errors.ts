import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorDto } from '../errors/error.dto.js';

const MEANING = {
  400: 'The request is not valid',
  401: 'Not signed in, or the sign-in is no longer valid',
  404: 'Not found',
  409: 'In conflict with the present state',
  412: '`If-Match` names another version than the present one',
  413: 'Too large',
  415: 'Unsupported type of content',
  422: 'The idempotency key was used with another body',
  429: 'Too many requests; `Retry-After` says when to try again (seconds)',
  500: 'A fault on our side',
  503: 'Temporarily unavailable',
} as const;

/** Statuses of error answers. */
export type ErrorStatus = keyof typeof MEANING;

/** Documents error answers. 401, 500 and 503 are added to the document for every route that can give them. */
export const ApiErrors = (...statuses: ErrorStatus[]) =>
  applyDecorators(...statuses.map((status) => ApiResponse({ status, description: MEANING[status], type: ErrorDto })));

export const errorMeaning = (status: ErrorStatus): string => MEANING[status];
