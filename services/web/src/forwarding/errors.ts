import type { ServerResponse } from 'node:http';

/** Answers in the contract's one error shape. */
export function sendError(response: ServerResponse, statusCode: number, code: string, sentence: string): void {
  response.statusCode = statusCode;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify({ statusCode, code, error: sentence, message: sentence }));
}
