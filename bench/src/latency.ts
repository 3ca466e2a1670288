import { performance } from 'node:perf_hooks';

/** Milliseconds that a GET took, until its last byte. @throws Error when it is not answered 200 */
export async function latency(url: string, headers: Record<string, string>): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  const taken = performance.now() - begun;
  if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}`);
  return taken;
}

/** The value that `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** A time in milliseconds, as the results show it. */
export const ms = (value: number): string => `${value.toFixed(1)} ms`;
