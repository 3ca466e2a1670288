import { getRequestId } from '@vitrine/kit';
import type { RequestHandler } from 'express';
import type { WebConfig } from '../config/config.js';
import type { Handler } from '../connections/handler.js';

/** Whether visitors use https. */
export const isSecure = (config: WebConfig): boolean => config.publicUrl.startsWith('https:');

/** A policy for answers other than documents: nothing may be loaded, sent or framed. */
const closedPolicy = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** Headers of every answer; pages and the API replace them with their own. */
export const defaultHeaders = (config: WebConfig): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': closedPolicy.join(';'),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  ...(isSecure(config) && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** Sets {@link defaultHeaders} and the request's id; must run before all handlers that do not set them themselves. */
export function setDefaultHeaders(config: WebConfig): Handler {
  const headers = new Map(Object.entries(defaultHeaders(config)));
  return (request, response, next) => {
    response.setHeaders(headers);
    const id = getRequestId(request);
    if (id !== '') response.setHeader('X-Request-Id', id);
    next();
  };
}

/** A worker runs under the policy of its script, and the map's worker fetches the outlines of countries. */
export const filePolicy: RequestHandler = (_request, response, next) => {
  response.set('Content-Security-Policy', [...closedPolicy, "connect-src 'self'"].join(';'));
  next();
};
