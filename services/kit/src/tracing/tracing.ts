/** What a span tells: names, kinds and numbers, never a value that a person typed. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  kind: 'client' | 'consumer' | 'internal' | 'producer';
  attributes?: SpanAttributes;
  /** The W3C `traceparent` that the span continues, where that is not the span it is made in. */
  parent?: string | undefined;
}

/** Names of the trace and the span that are active. */
export interface TraceIds {
  traceId: string;
  spanId: string;
}

/** A request that is being answered. */
export interface RequestSpan {
  ids: TraceIds;
  /** Runs what answers the request within its span. */
  run: (work: () => void) => void;
  /** @param name such as `POST /api/orders`, with the route's pattern and never a path */
  end: (name: string, statusCode: number, attributes: SpanAttributes) => void;
}

/** A span that was made and has ended elsewhere. */
export interface EndedSpan extends TraceIds {
  parentId: string;
  name: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  milliseconds: number;
  attributes: SpanAttributes;
}

/** What carries spans; only a process with `OTEL_EXPORTER_OTLP_ENDPOINT` loads one. */
export interface Tracer {
  inSpan: <Result>(name: string, options: SpanOptions, work: () => Result) => Result;
  /** @param parent the `traceparent` header of the request */
  startRequest: (parent: string | undefined) => RequestSpan;
  ids: () => TraceIds | undefined;
  traceparent: () => string | undefined;
  record: (service: string, span: EndedSpan) => void;
  stop: () => Promise<void>;
}

export interface TracingSettings {
  /** Base address of an OTLP/HTTP collector, without `/v1/traces`; tracing is off without it. */
  endpoint: string | undefined;
  /** Share of the traces that are kept, 0 to 1. */
  share: number;
}

let tracer: Tracer | undefined;

/**
 * Starts sending spans to the collector. Without an endpoint it does nothing and loads nothing.
 * @param service such as `vitrine-api`
 */
export async function startTracing(service: string, { endpoint, share }: TracingSettings): Promise<void> {
  if (endpoint === undefined || tracer) return;
  const { createTracer } = await import('./open-telemetry.js');
  tracer = createTracer(service, endpoint, share);
}

/** Sends the spans that are still here; for at most a second. */
export const stopTracing = async (): Promise<void> => tracer?.stop();

/**
 * Runs work in a span. A span that continues nothing is not made, so that what a process does by itself, such as looking at the outbox, makes no
 * traces.
 */
export const inSpan = <Result>(name: string, options: SpanOptions, work: () => Result): Result =>
  tracer ? tracer.inSpan(name, options, work) : work();

/** @returns `undefined` where tracing is off */
export const startRequestSpan = (parent: string | undefined): RequestSpan | undefined => tracer?.startRequest(parent);

/** Whether this process makes spans. */
export const isTracing = (): boolean => tracer !== undefined;

/** Sends a span on that ended elsewhere, if its trace is among those that are kept. @param service that made it */
export const recordSpan = (service: string, span: EndedSpan): void => tracer?.record(service, span);

/** Of the span that is active; `undefined` where there is none. */
export const currentTrace = (): TraceIds | undefined => tracer?.ids();

/** The W3C `traceparent` by which another process continues the active span; `undefined` where there is none. */
export const currentTraceparent = (): string | undefined => tracer?.traceparent();
