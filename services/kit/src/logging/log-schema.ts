import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { getRequestId } from '../request-id.js';
import { getTrace } from '../tracing/trace-requests.js';
import { currentTrace } from '../tracing/tracing.js';
import { currentRequestId } from './request-scope.js';

/** Fields that every line of the logs may have beside its message. */
export interface LogContext {
  requestId?: string;
  traceId?: string;
  spanId?: string;
}

/**
 * The options of pino that all processes share, so that their lines have one schema (docs/operations.md, "Logs").
 * @param service such as `vitrine-api`
 */
export const logSchema = (service: string) => ({
  base: { service, pid: process.pid, hostname: hostname() },
  mixin: (): LogContext => {
    const requestId = currentRequestId();
    return { ...(requestId !== undefined && { requestId }), ...currentTrace() };
  },
});

/** The context for the log line of an answered request, which is written after the request's scope has ended. */
export const contextOfRequest = (request: IncomingMessage): LogContext => ({
  requestId: getRequestId(request),
  ...getTrace(request),
});
