import { packageVersion } from '@vitrine/kit';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isEventStream } from '../forwarding/open-streams.js';
import type { TableChanges } from '../changes/table-changes.js';
import type { Handler } from '../connections/handler.js';
import type { ReleaseSource } from '../releases/live-releases.js';
import { FRONT_ENDS } from '../releases/release.js';

export interface Metrics {
  registry: Registry;
  /** Counts and times requests by the kind of their address. */
  measure: Handler;
  /** Reports the live and the refused releases from now on. */
  watch: (releases: Pick<ReleaseSource, 'current' | 'refused'>) => void;
  /** Reports from now on whether this process is up to date with table changes. */
  watchChanges: (changes: Pick<TableChanges, 'isCurrent'>) => void;
  /** Connections that were closed because their address was at its limit. */
  refusedConnections: Counter;
  /** Pages answered from the cache. */
  keptPages: Counter;
  /** Public reads answered from the cache. */
  keptReads: Counter;
}

const kinds = ['api', 'uploads', 'ops', 'releases', 'admin', 'traces'];

/** The kind of an address; only a few values, so that visitors cannot make the metrics grow. */
export function getKind(path: string): string {
  const first = path.split('?', 1)[0]?.split('/', 2)[1] ?? '';
  return kinds.includes(first) ? first : 'page';
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'vitrine_web_request_seconds',
    help: 'Time from a request to the end of its answer, in seconds',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refusedConnections = new Counter({
    name: 'vitrine_web_connections_refused_total',
    help: 'Connections closed because their address had CONNECTIONS_PER_ADDRESS open',
    registers: [registry],
  });
  const keptPages = new Counter({
    name: 'vitrine_web_kept_pages_total',
    help: 'Pages answered from bytes that were kept ready',
    registers: [registry],
  });
  const keptReads = new Counter({
    name: 'vitrine_web_kept_reads_total',
    help: 'Public reads of the API answered from bytes that were kept ready',
    registers: [registry],
  });
  new Gauge({
    name: 'vitrine_build_info',
    help: 'Which service and version this is; always 1',
    labelNames: ['service', 'version'],
    registers: [registry],
  }).set({ service: 'vitrine-web', version: packageVersion(import.meta.dirname) }, 1);
  return {
    registry,
    watch(releases) {
      new Gauge({
        name: 'vitrine_web_release_refused',
        help: '1 while the release that should be live is refused: not signed, changed or broken',
        labelNames: ['remote'],
        registers: [registry],
        collect() {
          for (const remote of FRONT_ENDS) this.set({ remote }, releases.refused.has(remote) ? 1 : 0);
        },
      });
      new Gauge({
        name: 'vitrine_web_release_info',
        help: 'Which release of each front end is live; always 1',
        labelNames: ['remote', 'release'],
        registers: [registry],
        async collect() {
          const live = await releases.current();
          this.reset();
          for (const remote of FRONT_ENDS) {
            const release = live[remote];
            if (release) this.set({ remote, release: release.hash }, 1);
          }
        },
      });
    },
    watchChanges(changes) {
      new Gauge({
        name: 'vitrine_web_changes_current',
        help: '1 while the API tells this process of every write to what visitors see, less than a second later',
        registers: [registry],
        collect() {
          this.set(changes.isCurrent() ? 1 : 0);
        },
      });
    },
    refusedConnections,
    keptPages,
    keptReads,
    measure(request, response, next) {
      const end = duration.startTimer({ kind: getKind(request.url ?? '/'), method: request.method ?? '' });
      response.on('close', () => {
        // Event streams are not timed, because they last as long as the back-office is open.
        if (!isEventStream({ 'content-type': String(response.getHeader('content-type')) }))
          end({ status: response.statusCode });
      });
      next();
    },
  };
}
