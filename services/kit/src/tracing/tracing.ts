/** Names, kinds and numbers; never a value that a person typed. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  kind: 'client' | 'consumer' | 'internal' | 'producer';
  attributes?: SpanAttributes;
  /** The W3C `traceparent` of the parent span; default: the active span. */
  parent?: string | undefined;
}

/** The ids of a trace and of a span in it. */
export interface TraceIds {
  traceId: string;
  spanId: string;
}

/** A request that is being answered. */
export interface RequestSpan {
  ids: TraceIds;
  /** Runs the work with this span as the active one. */
  run: (work: () => void) => void;
  /** @param name such as `POST /api/orders`, with the route's pattern and never a path */
  end: (name: string, statusCode: number, attributes: SpanAttributes) => void;
}

/** A span that was made and ended elsewhere. */
export interface EndedSpan extends TraceIds {
  parentId: string;
  name: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  milliseconds: number;
  attributes: SpanAttributes;
}

/** Makes and sends spans; only a process with `OTEL_EXPORTER_OTLP_ENDPOINT` loads one. */
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

/** Sends the remaining spans; takes at most a second. */
export const stopTracing = async (): Promise<void> => tracer?.stop();

/**
 * Runs work in a span. Without a parent span none is made, so that a process's periodic work, such as the sweep of the outbox, makes no traces.
 */
export const inSpan = <Result>(name: string, options: SpanOptions, work: () => Result): Result =>
  tracer ? tracer.inSpan(name, options, work) : work();

/** @returns `undefined` where tracing is off */
export const startRequestSpan = (parent: string | undefined): RequestSpan | undefined => tracer?.startRequest(parent);

/** Whether this process makes spans. */
export const isTracing = (): boolean => tracer !== undefined;

/** Sends a span that ended elsewhere to the collector, if its trace is sampled. @param service the one that made the span */
export const recordSpan = (service: string, span: EndedSpan): void => tracer?.record(service, span);

/** The ids of the active span; `undefined` where there is none. */
export const currentTrace = (): TraceIds | undefined => tracer?.ids();

/** The W3C `traceparent` by which another process continues the active span; `undefined` where there is none. */
export const currentTraceparent = (): string | undefined => tracer?.traceparent();
