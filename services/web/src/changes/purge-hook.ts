import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { WebConfig } from '../config/config.js';

/** Writes within this time, such as those of a picture's sizes, are sent in one call. */
const COLLECT_MS = 100;
const ATTEMPTS = 3;
const RETRY_MS = 1000;
const TIMEOUT_MS = 5000;

/** The pages that a cache in front must purge: those with one of these tags, or all. */
type Purge = Set<string> | 'all';

/**
 * Purges changed pages from a cache in front, in the format of Cloudflare's `purge_cache`: `{ "tags": [...] }` with the names of tables, which pages
 * have as `Cache-Tag`, or `{ "purge_everything": true }`. Every web process calls; repeated calls do no harm.
 */
export class PurgeHook {
  private pending: Purge | undefined;
  private isRunning = false;

  constructor(
    private readonly target: NonNullable<WebConfig['cachePurge']>,
    private readonly logger: Logger,
  ) {}

  /** Schedules a purge of the pages that show these tables. */
  purge(tables: readonly string[] | 'all'): void {
    if (tables === 'all') this.pending = 'all';
    else if (this.pending !== 'all') this.pending = new Set([...(this.pending ?? []), ...tables]);
    if (!this.isRunning) void this.work();
  }

  private async work(): Promise<void> {
    this.isRunning = true;
    while (this.pending) {
      await pause(COLLECT_MS, undefined, { ref: false });
      const purge = this.pending;
      this.pending = undefined;
      await this.call(JSON.stringify(purge === 'all' ? { purge_everything: true } : { tags: [...purge].sort() }));
    }
    this.isRunning = false;
  }

  /** Calls until the cache accepts, at most three times. */
  private async call(body: string): Promise<void> {
    const { url, secret } = this.target;
    const headers = {
      'content-type': 'application/json',
      ...(secret !== null && { authorization: `Bearer ${secret}` }),
    };
    for (let attempt = 1; ; attempt++) {
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
        await response.body?.cancel();
        if (response.ok) return;
        throw new Error(`It answered ${response.status}`);
      } catch (error) {
        if (attempt === ATTEMPTS) {
          this.logger.error(
            { err: error as Error },
            'The cache in front could not be purged after a change; its pages may be stale',
          );
          return;
        }
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}
