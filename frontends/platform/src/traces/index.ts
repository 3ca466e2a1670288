import type { api } from '../api/client.js';

/**
 * If the public origin records traces, continues the trace of this page's request, which its answer names in `Server-Timing`. The script for that
 * is loaded only then.
 */
export function continueTrace(client: Pick<typeof api, 'use'>): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const traceparent = navigation?.serverTiming.find(({ name }) => name === 'traceparent')?.description;
  if (traceparent === undefined) return;
  const load = () => import(/* webpackChunkName: "page-trace" */ './page-trace.js');
  // A failure is ignored, because visitors do not depend on traces.
  load().then(
    ({ tracePage }) => tracePage(traceparent, client),
    () => undefined,
  );
}
