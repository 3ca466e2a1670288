import type { IncomingMessage } from 'node:http';
import { isTracing, recordSpan } from '@vitrine/kit';
import { PAGE_TRACES_PATH, type PageSpan, pageTraceSchema, sentence } from '@vitrine/schemas';
import { ValidationError } from 'yup';
import type { Handler } from '../connections/handler.js';
import { sendError } from '../forwarding/errors.js';

const SERVICE = 'vitrine-browser';
/** The most bytes of a body; the spans that a page sends at a time are far smaller. */
const MAX_BODY_BYTES = 32 * 1024;
/** Requests a second over all visitors, to protect the collector. */
const MAX_PER_SECOND = 100;

/** Whether a request sends the spans of a page; always false without tracing. */
export const isPageTrace = ({ method, url }: IncomingMessage): boolean =>
  isTracing() && method === 'POST' && url === PAGE_TRACES_PATH;

/**
 * Receives the spans of pages and forwards them to the collector. Without tracing, requests are passed to the next handler.
 * @param now milliseconds since 1970
 */
export function pageTraces(now: () => number = Date.now): Handler {
  let second = 0;
  let count = 0;

  function isTooMany(): boolean {
    const present = Math.floor(now() / 1000);
    if (present !== second) [second, count] = [present, 0];
    count += 1;
    return count > MAX_PER_SECOND;
  }

  return (request, response, next) => {
    if (!isPageTrace(request)) return next();
    if (isTooMany()) {
      response.setHeader('Retry-After', 1);
      return sendError(response, 429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again later');
    }
    void readBody(request)
      .then(async (text) => {
        if (text === undefined) return sendError(response, 413, 'PAYLOAD_TOO_LARGE', 'The request is too large');
        const { trace, spans } = await pageTraceSchema.validate(JSON.parse(text), { strict: true });
        for (const span of spans) record(trace, span, now());
        response.writeHead(204).end();
      })
      .catch((error: unknown) => {
        const isUnreadable = error instanceof SyntaxError || error instanceof ValidationError;
        if (isUnreadable) sendError(response, 400, 'VALIDATION_FAILED', sentence('body.object'));
        else response.destroy();
      });
  };
}

/** Reads a whole body; `undefined` when it is too long. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function record(traceId: string, { id, parent, name, ago, took, ...more }: PageSpan, now: number): void {
  const attributes = {
    ...(more.method && { 'http.request.method': more.method }),
    ...(more.route && { 'http.route': more.route }),
    ...(more.status && { 'http.response.status_code': more.status }),
    ...(more.firstByte !== undefined && { 'vitrine.first_byte_ms': more.firstByte }),
    ...(more.firstPaint !== undefined && { 'vitrine.first_paint_ms': more.firstPaint }),
  };
  const shown = name === 'call' ? `${more.method ?? 'GET'} ${more.route ?? 'other'}` : name;
  recordSpan(SERVICE, {
    traceId,
    spanId: id,
    parentId: parent,
    name: shown,
    startedAt: now - ago,
    milliseconds: took,
    attributes,
  });
}
