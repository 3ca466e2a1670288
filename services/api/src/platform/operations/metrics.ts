import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** The process's Prometheus metrics. Others register their own in {@link Metrics.registry}. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  /** Public reads answered from kept bytes; these are not among the timed requests. */
  readonly keptAnswers: Counter;
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.keptAnswers = new Counter({
      name: 'public_read_kept_answers_total',
      help: 'Public reads answered from kept bytes',
      registers: [this.registry],
    });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of HTTP requests in seconds, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers: [this.registry],
    });
  }

  /** Express middleware that times every request; the label is the route's pattern, never a path with ids. */
  readonly timeRequests = (request: Request, response: Response, next: NextFunction): void => {
    const begun = performance.now();
    response.once('finish', () => {
      // A stream stays open as long as the back-office does, so its duration says nothing.
      if (/^text\/event-stream\b/.test(String(response.getHeader('content-type')))) return;
      const route = getRoute(request);
      const labels = { method: request.method, route, status: String(response.statusCode) };
      this.requests.observe(labels, (performance.now() - begun) / 1000);
    });
    next();
  };
}

/** The pattern of the route that answers; never a path with ids. */
export function getRoute(request: Request): string {
  const route: unknown = request.route;
  if (typeof route === 'object' && route !== null && 'path' in route) return String(route.path);
  return 'other';
}
