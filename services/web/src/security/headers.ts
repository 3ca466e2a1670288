import { getRequestId } from '@vitrine/kit';
import type { RequestHandler } from 'express';
import type { WebConfig } from '../config/config.js';
import type { Handler } from '../connections/handler.js';

/** Whether visitors come by https. */
export const isSecure = (config: WebConfig): boolean => config.publicUrl.startsWith('https:');

/** A policy for what is no document: nothing may be loaded, sent or framed. */
const closedPolicy = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** Headers of every answer, whatever it comes from; documents, and the API for its answers, put their own in their place. */
export const defaultHeaders = (config: WebConfig): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': closedPolicy.join(';'),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  ...(isSecure(config) && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** Sets {@link defaultHeaders} and the request's id; stands before all that can answer, except for what sends them itself. */
export function setDefaultHeaders(config: WebConfig): Handler {
  const headers = new Map(Object.entries(defaultHeaders(config)));
  return (request, response, next) => {
    response.setHeaders(headers);
    const id = getRequestId(request);
    if (id !== '') response.setHeader('X-Request-Id', id);
    next();
  };
}

/** A worker's script brings the policy it runs under, and the map's worker fetches the outlines of countries. */
export const filePolicy: RequestHandler = (_request, response, next) => {
  response.set('Content-Security-Policy', [...closedPolicy, "connect-src 'self'"].join(';'));
  next();
};
