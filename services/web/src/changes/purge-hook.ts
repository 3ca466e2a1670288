import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { WebConfig } from '../config/config.js';

/** Writes that come together, such as those of a picture's sizes, are told of together. */
const COLLECT_MS = 100;
const ATTEMPTS = 3;
const RETRY_MS = 1000;
const TIMEOUT_MS = 5000;

/** What a cache in front must forget: pages with one of these tags, or every page. */
type Purge = Set<string> | 'all';

/**
 * Tells a cache in front which pages have changed, in the form that Cloudflare's `purge_cache` takes: `{ "tags": [...] }` with the names of
 * tables, which pages carry as `Cache-Tag`, or `{ "purge_everything": true }`. Every web process calls; calling twice does no harm.
 */
export class PurgeHook {
  private waiting: Purge | undefined;
  private isAtWork = false;

  constructor(
    private readonly target: NonNullable<WebConfig['cachePurge']>,
    private readonly logger: Logger,
  ) {}

  /** Has the pages that show these tables forgotten, soon. */
  purge(tables: readonly string[] | 'all'): void {
    if (tables === 'all') this.waiting = 'all';
    else if (this.waiting !== 'all') this.waiting = new Set([...(this.waiting ?? []), ...tables]);
    if (!this.isAtWork) void this.work();
  }

  private async work(): Promise<void> {
    this.isAtWork = true;
    while (this.waiting) {
      await pause(COLLECT_MS, undefined, { ref: false });
      const purge = this.waiting;
      this.waiting = undefined;
      await this.call(JSON.stringify(purge === 'all' ? { purge_everything: true } : { tags: [...purge].sort() }));
    }
    this.isAtWork = false;
  }

  /** Calls until it is taken, three times at most. */
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
            'The cache in front was not told of a change; its pages may be old',
          );
          return;
        }
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}
