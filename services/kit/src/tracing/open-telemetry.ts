import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { createRecorder, describeService } from './recorder.js';
import type { SpanOptions, Tracer } from './tracing.js';

const KINDS = {
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
  producer: SpanKind.PRODUCER,
} as const;
/** The timeout of an export; a process that ends waits no longer for its collector. */
const EXPORT_MS = 1000;

/** Makes the tracer of a process, which keeps the active span across asynchronous calls. */
export function createTracer(service: string, endpoint: string, share: number): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS });
  const ratio = new TraceIdRatioBasedSampler(share);
  const processor = new BatchSpanProcessor(exporter);
  const provider = new NodeTracerProvider({
    resource: describeService(service),
    // A client may name a trace, but not force that it is sampled: web decides by the share, and the processes behind it follow.
    sampler: service === 'vitrine-web' ? ratio : new ParentBasedSampler({ root: ratio }),
    spanProcessors: [processor],
  });
  provider.register();
  const spans = trace.getTracer('vitrine');
  const record = createRecorder(processor, ratio);
  const ids = () => {
    const span = trace.getActiveSpan()?.spanContext();
    return span && { traceId: span.traceId, spanId: span.spanId };
  };
  return {
    ids,
    inSpan(name, { kind, attributes, parent }: SpanOptions, work) {
      const from = parent === undefined ? context.active() : toContext(parent);
      if (!trace.getSpan(from)) return work();
      const span = spans.startSpan(name, { kind: KINDS[kind], ...(attributes && { attributes }) }, from);
      return endAfter(span, () => context.with(trace.setSpan(from, span), work));
    },
    startRequest(parent) {
      const from = parent === undefined ? ROOT_CONTEXT : toContext(parent);
      const span = spans.startSpan('request', { kind: SpanKind.SERVER }, from);
      const { traceId, spanId } = span.spanContext();
      return {
        ids: { traceId, spanId },
        run: (work) => context.with(trace.setSpan(from, span), work),
        end(name, statusCode, attributes) {
          span.updateName(name);
          span.setAttributes({ ...attributes, 'http.response.status_code': statusCode });
          if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    traceparent() {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
    record,
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

const toContext = (traceparent: string) => propagation.extract(ROOT_CONTEXT, { traceparent });

/** Ends the span when the work ends, also if the work is a promise. */
function endAfter<Result>(span: Span, work: () => Result): Result {
  try {
    const result = work();
    if (result instanceof Promise) {
      const ended: Promise<unknown> = result
        .catch((error: unknown) => {
          fail(span, error);
          throw error;
        })
        .finally(() => span.end());
      return ended as Result;
    }
    span.end();
    return result;
  } catch (error) {
    fail(span, error);
    span.end();
    throw error;
  }
}

/** Records only the error's class, because its message may contain personal data. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
