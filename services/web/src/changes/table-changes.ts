import { setTimeout as delay } from 'node:timers/promises';
import { TABLE_CHANGES_PATH, type TableChangesLine } from '@vitrine/kit';
import type { Logger } from 'pino';

/** A write must be visible within 1 s (contract, "Caching"): without news from the stream for this long, a write may have been missed. */
const CURRENT_MS = 900;
/** A stream without data for this long is closed and opened again. */
const STREAM_TIMEOUT_MS = 2000;
const RETRY_MS = 250;
/** A stream is renewed after this time, to compare the clocks of the two processes again and perhaps reach another API process. */
const MAX_STREAM_MS = 10 * 60_000;

/** One or more writes, as reported to this process; times are on the clock of `performance.now()`. */
export interface Change {
  /** Number of the change, in the order of the reports. */
  ordinal: number;
  reportedAt: number;
  /** The write was committed after this time; -Infinity = unknown. */
  after: number;
}

/** Called with the tables that were written to; `all` when any table may have been. */
export type TablesChanged = (tables: readonly string[] | 'all') => void;

export interface TableChangesOptions {
  apiUrl: string;
  proxySecret: string;
  logger: Logger;
}

/**
 * Tracks writes to the tables of public reads, which the API reports over a stream. A cached value is valid as long as {@link isCurrent} holds and
 * the latest change of its tables was reported before the value was read.
 */
export class TableChanges {
  private readonly options: TableChangesOptions;
  private readonly listeners = new Set<TablesChanged>();
  private readonly latest = new Map<string, Change>();
  private readonly stopped = new AbortController();
  private latestOfAll: Change = { ordinal: 0, reportedAt: -Infinity, after: -Infinity };
  private count = 0;
  /** Every write before this time has been reported; on this process's clock. */
  private completeUntil = -Infinity;

  constructor(options: TableChangesOptions) {
    this.options = options;
  }

  /** Receives the stream until {@link stop}, and reconnects whenever it ends. */
  start(): void {
    void this.run();
  }

  stop(): void {
    this.stopped.abort();
  }

  /** Whether every write of more than a second ago has been reported. */
  isCurrent(): boolean {
    return performance.now() - this.completeUntil < CURRENT_MS;
  }

  /** The ordinal of the last change so far. */
  get ordinal(): number {
    return this.count;
  }

  /** The last change of any of the tables, including changes that may be of any table. */
  latestOf(tables: readonly string[]): Change {
    let found = this.latestOfAll;
    for (const table of tables) {
      const change = this.latest.get(table);
      if (change && change.ordinal > found.ordinal) found = change;
    }
    return found;
  }

  /** Calls `listener` with each change, after {@link latestOf} has it. */
  onChange(listener: TablesChanged): void {
    this.listeners.add(listener);
  }

  /**
   * Counts every table as changed, for instance because this process has just forwarded a write.
   * @param after a time at which the write had not been committed yet, on the clock of `performance.now()`
   */
  changeAll(after = -Infinity): void {
    this.latestOfAll = this.createChange(after);
    this.notify('all');
  }

  /**
   * @param offset difference to the API process's clock. It is taken from the time of the request, so that network latency never makes a time later
   */
  private handleLine({ missed, tables, completeUntil }: TableChangesLine, offset: number): void {
    if (missed) this.changeAll();
    if (tables.length > 0) this.change(tables);
    this.completeUntil = completeUntil === null ? -Infinity : completeUntil + offset;
  }

  private change(tables: readonly string[]): void {
    const change = this.createChange(this.completeUntil);
    for (const table of tables) this.latest.set(table, change);
    this.notify(tables);
  }

  private createChange(after: number): Change {
    this.count += 1;
    return { ordinal: this.count, reportedAt: performance.now(), after };
  }

  private notify(tables: readonly string[] | 'all'): void {
    for (const listener of this.listeners) listener(tables);
  }

  private async run(): Promise<void> {
    const { signal } = this.stopped;
    let isLost = false;
    while (!signal.aborted) {
      try {
        await this.receive(() => (isLost = false));
      } catch (error) {
        if (!isLost && !signal.aborted)
          this.options.logger.warn({ err: error as Error }, 'The stream of table changes was lost');
        isLost = true;
      }
      this.completeUntil = -Infinity;
      await delay(isLost ? RETRY_MS : 0, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Receives one stream until it ends. */
  private async receive(onOpen: () => void): Promise<void> {
    const { apiUrl, proxySecret } = this.options;
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error('The API sent nothing')), STREAM_TIMEOUT_MS).unref();
    const asked = performance.now();
    try {
      const response = await fetch(apiUrl + TABLE_CHANGES_PATH, {
        headers: { 'x-vitrine-proxy': proxySecret, 'accept-encoding': 'identity' },
        signal: AbortSignal.any([this.stopped.signal, timeout.signal]),
        redirect: 'error',
      });
      if (!response.ok || !response.body) throw new Error(`The API answered ${response.status}`);
      onOpen();
      let first: number | undefined;
      let rest = '';
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        timer.refresh();
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines.map((each) => JSON.parse(each) as TableChangesLine)) {
          first ??= line.at;
          this.handleLine(line, asked - first);
        }
        if (performance.now() - asked > MAX_STREAM_MS) return;
      }
      throw new Error('The API ended the stream');
    } finally {
      clearTimeout(timer);
      timeout.abort();
    }
  }
}
