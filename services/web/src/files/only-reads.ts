import type { RequestHandler } from 'express';
import { sendError } from '../forwarding/errors.js';

const METHODS = 'GET, HEAD';

/** Allows only reads of pages and files: `OPTIONS` lists the methods, and any other method is a 405 with the allowed ones (RFC 9110 §15.5.6). */
export const onlyReads: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.set('Allow', METHODS);
  if (request.method === 'OPTIONS') response.status(204).set('Cache-Control', 'no-store').end();
  else sendError(response, 405, 'METHOD_NOT_ALLOWED', `This address only answers ${METHODS}`);
};
