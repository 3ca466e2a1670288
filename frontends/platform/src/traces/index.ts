import type { api } from '../api/client.js';

/**
 * Where the public origin makes traces, continues the one of this page's request (its answer names it in `Server-Timing`). What that needs is
 * fetched only then.
 */
export function continueTrace(client: Pick<typeof api, 'use'>): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const traceparent = navigation?.serverTiming.find(({ name }) => name === 'traceparent')?.description;
  if (traceparent === undefined) return;
  const load = () => import(/* webpackChunkName: "page-trace" */ './page-trace.js');
  // Without it nothing is missing that a person would see.
  load().then(
    ({ tracePage }) => tracePage(traceparent, client),
    () => undefined,
  );
}
