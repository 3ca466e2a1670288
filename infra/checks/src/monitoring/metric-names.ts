import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';
import { collectDefaultMetrics, Registry } from 'prom-client';

const OWN = /new (Counter|Gauge|Histogram)\(\{\s*name: '([a-z_]+)'/g;
const USED = /\b(?:vitrine|http_request|public_read|nodejs|process)_[a-z0-9_]+/g;

/** Series of a histogram, as they are asked for. */
const seriesOf = (kind: string, name: string): string[] =>
  kind === 'Histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];

/** Names of all series that some process exports. */
export function exportedSeries(): Set<string> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const ofNode = registry.getMetricsAsArray().map(({ name }) => name);
  const sources = globSync('services/*/src/**/*.ts', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const own = sources.flatMap((text) =>
    [...text.matchAll(OWN)].flatMap(([, kind = '', name = '']) => seriesOf(kind, name)),
  );
  return new Set([...ofNode, ...own]);
}

/** Names of the series that an expression of PromQL asks for. */
export const usedSeries = (expression: string): string[] => expression.match(USED) ?? [];
