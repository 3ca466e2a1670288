import type { IncomingMessage, ServerResponse } from 'node:http';
import { startRequestSpan, type SpanAttributes, type TraceIds } from './tracing.js';

const TRACES = new WeakMap<IncomingMessage, TraceIds>();

/** The trace of a request; `undefined` where tracing is off. */
export const getTrace = (request: IncomingMessage): TraceIds | undefined => TRACES.get(request);

/**
 * Middleware that makes a span for every request.
 * @param describe called when the answer ends; returns the route's pattern or the kind of the request, never a path, which may hold ids and tokens
 */
export const traceRequests =
  <Request extends IncomingMessage>(describe: (request: Request) => string) =>
  (request: Request, response: ServerResponse, next: () => void): void => {
    const { traceparent } = request.headers;
    const span = startRequestSpan(typeof traceparent === 'string' ? traceparent : undefined);
    if (!span) {
      next();
      return;
    }
    TRACES.set(request, span.ids);
    const method = request.method ?? 'GET';
    response.once('close', () => {
      const route = describe(request);
      const attributes: SpanAttributes = { 'http.request.method': method, 'http.route': route };
      span.end(`${method} ${route}`, response.statusCode, attributes);
    });
    span.run(next);
  };
