import type { api } from '../api/client.js';
import type { PageSpan, PageTrace } from '@vitrine/schemas';

/** Path for the spans: `PAGE_TRACES_PATH` of the schemas, which are not imported so that a page need not load them. */
const PATH = '/traces';
/** How long a span waits for others before it is sent, in milliseconds. */
const WAIT_MS = 5000;
/** Spans of one request at most. */
const MAX_SPANS = 50;

type Client = Pick<typeof api, 'use'>;
/** A span that has ended; `begun` is a time of `performance.now()`. */
type EndedSpan = Omit<PageSpan, 'ago'> & { begun: number };

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Continues the trace of the page's own request with a span of the page load and one of each API call, which is the parent of the API's spans.
 * @param traceparent W3C header of that trace, from the public origin; a trace that is not sampled is not continued
 */
export function tracePage(traceparent: string, client: Client): void {
  const [, trace = '', parent = '', flags] = traceparent.split('-');
  if (flags !== '01') return;
  const page = randomId();
  const waiting: EndedSpan[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const now = performance.now();
      const spans = waiting.splice(0, MAX_SPANS).map(({ begun, ...span }) => ({ ...span, ago: now - begun }));
      navigator.sendBeacon(PATH, JSON.stringify({ trace, spans } satisfies PageTrace));
    }
  }

  function end(span: EndedSpan): void {
    waiting.push(span);
    timer ??= setTimeout(send, WAIT_MS);
  }

  traceCalls(client, { trace, page, end });
  void whenLoaded().then((times) => end({ id: page, parent, name: 'page', begun: 0, ...times }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

interface Calls {
  trace: string;
  page: string;
  end: (span: EndedSpan) => void;
}

function traceCalls(client: Client, { trace, page, end }: Calls): void {
  const open = new Map<string, EndedSpan>();
  const close = (call: string, status?: number) => {
    const span = open.get(call);
    open.delete(call);
    if (span) end({ ...span, took: performance.now() - span.begun, ...(status && { status }) });
  };
  client.use({
    onRequest({ id: call, request, schemaPath }) {
      const id = randomId();
      const method = request.method as PageSpan['method'];
      open.set(call, { id, parent: page, name: 'call', method, route: schemaPath, begun: performance.now(), took: 0 });
      request.headers.set('traceparent', `00-${trace}-${id}-01`);
      return request;
    },
    onResponse: ({ id, response }) => close(id, response.status),
    onError: ({ id }) => close(id),
  });
}

/** Resolves when the page is loaded, with its load times. */
async function whenLoaded(): Promise<Pick<PageSpan, 'took' | 'firstByte' | 'firstPaint'>> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const painted = performance.getEntriesByName('first-contentful-paint')[0];
  return {
    took: performance.now(),
    ...(navigation && { firstByte: navigation.responseStart }),
    ...(painted && { firstPaint: painted.startTime }),
  };
}
