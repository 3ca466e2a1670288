import { type HrTime, ROOT_CONTEXT, SpanKind, trace, TraceFlags, type Tracer } from '@opentelemetry/api';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, type Sampler, type SpanProcessor } from '@opentelemetry/sdk-trace-node';
import type { EndedSpan } from './tracing.js';

/** The OpenTelemetry resource of a service's spans. */
export const describeService = (service: string): Resource =>
  resourceFromAttributes({ 'service.name': service, 'service.namespace': 'vitrine' });

/**
 * Records spans that ended elsewhere, each under its own ids.
 * @param processor receives the spans
 * @param sampler decides by the trace's id whether they are kept
 */
export function createRecorder(processor: SpanProcessor, sampler: Sampler): (service: string, span: EndedSpan) => void {
  const tracers = new Map<string, Tracer>();
  let present = { traceId: '', spanId: '' };
  const idGenerator = { generateTraceId: () => present.traceId, generateSpanId: () => present.spanId };
  const tracerOf = (service: string) => {
    const known = tracers.get(service);
    if (known) return known;
    const options = { resource: describeService(service), sampler, spanProcessors: [processor], idGenerator };
    const tracer = new BasicTracerProvider(options).getTracer('vitrine');
    tracers.set(service, tracer);
    return tracer;
  };
  return (service, { traceId, spanId, parentId, name, startedAt, milliseconds, attributes }) => {
    present = { traceId, spanId };
    const parent = { traceId, spanId: parentId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
    const options = { kind: SpanKind.CLIENT, startTime: toTime(startedAt), attributes };
    const span = tracerOf(service).startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, parent));
    span.end(toTime(startedAt + milliseconds));
  };
}

/** Seconds since 1970 and nanoseconds; the SDK would take a small number for a time of `performance.now()`. */
function toTime(milliseconds: number): HrTime {
  const seconds = Math.floor(milliseconds / 1000);
  return [seconds, Math.round((milliseconds - seconds * 1000) * 1e6)];
}
