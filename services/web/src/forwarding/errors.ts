import type { ServerResponse } from 'node:http';
import { errorBody } from '@vitrine/kit';
import type { ErrorCode } from '@vitrine/schemas';

/** Answers in the contract's one error shape. */
export function sendError(response: ServerResponse, statusCode: number, code: ErrorCode, sentence: string): void {
  response.statusCode = statusCode;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(errorBody(statusCode, code, sentence)));
}
