import { setTimeout as delay } from 'node:timers/promises';
import { TABLE_CHANGES_PATH, type TableChangesLine } from '@vitrine/kit';
import type { Logger } from 'pino';

/** A write is visible within 1 s (contract, "Caching"): what was not told of for this long may hide one. */
const CURRENT_MS = 900;
/** A stream that is silent for this long is given up. */
const SILENCE_MS = 2000;
const RETRY_MS = 250;
/** A new stream compares the clocks of the two processes anew, and may reach another API process. */
const LONGEST_STREAM_MS = 10 * 60_000;

/** A write, or several, as this process was told of it; times are on the clock of `performance.now()`. */
export interface Change {
  /** Counts what was told. */
  ordinal: number;
  toldAt: number;
  /** It was committed after this time; -Infinity = nobody knows when. */
  after: number;
}

/** Called with the tables that were written to; `all` when any may have been. */
export type TablesChanged = (tables: readonly string[] | 'all') => void;

export interface TableChangesOptions {
  apiUrl: string;
  proxySecret: string;
  logger: Logger;
}

/**
 * Which of the tables that public reads show were written to, as the API process tells it over one stream. What somebody keeps is right for as
 * long as {@link isCurrent} holds and the latest change of the tables it shows was told before it was read.
 */
export class TableChanges {
  private readonly options: TableChangesOptions;
  private readonly listeners = new Set<TablesChanged>();
  private readonly latest = new Map<string, Change>();
  private readonly stopped = new AbortController();
  private latestOfAll: Change = { ordinal: 0, toldAt: -Infinity, after: -Infinity };
  private count = 0;
  /** Every write before this time is known here, on this process's clock. */
  private toldUntil = -Infinity;

  constructor(options: TableChangesOptions) {
    this.options = options;
  }

  /** Listens until {@link stop}, and connects again whenever the stream ends. */
  start(): void {
    void this.run();
  }

  stop(): void {
    this.stopped.abort();
  }

  /** Whether every write of a second ago is known. */
  isCurrent(): boolean {
    return performance.now() - this.toldUntil < CURRENT_MS;
  }

  /** Of the changes so far the last one's. */
  get ordinal(): number {
    return this.count;
  }

  /** The last change of one of the tables, or by which any may have been written to. */
  latestOf(tables: readonly string[]): Change {
    let found = this.latestOfAll;
    for (const table of tables) {
      const change = this.latest.get(table);
      if (change && change.ordinal > found.ordinal) found = change;
    }
    return found;
  }

  /** Has `listener` told of each change, once {@link latestOf} has it. */
  onChange(listener: TablesChanged): void {
    this.listeners.add(listener);
  }

  /**
   * Takes every table for changed, for instance because this process has just forwarded a write.
   * @param after when that had not been committed yet, on the clock of `performance.now()`
   */
  changeAll(after = -Infinity): void {
    this.latestOfAll = this.createChange(after);
    this.tell('all');
  }

  /** @param offset of the API process's clock: the first line was sent after it was asked for, so no time on the way makes a time later */
  private take({ missed, tables, toldUntil }: TableChangesLine, offset: number): void {
    if (missed) this.changeAll();
    if (tables.length > 0) this.change(tables);
    this.toldUntil = toldUntil === null ? -Infinity : toldUntil + offset;
  }

  private change(tables: readonly string[]): void {
    const change = this.createChange(this.toldUntil);
    for (const table of tables) this.latest.set(table, change);
    this.tell(tables);
  }

  private createChange(after: number): Change {
    this.count += 1;
    return { ordinal: this.count, toldAt: performance.now(), after };
  }

  private tell(tables: readonly string[] | 'all'): void {
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
          this.options.logger.warn({ err: error as Error }, 'The stream of changes was lost');
        isLost = true;
      }
      this.toldUntil = -Infinity;
      await delay(isLost ? RETRY_MS : 0, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Receives one stream to its end. */
  private async receive(onOpen: () => void): Promise<void> {
    const { apiUrl, proxySecret } = this.options;
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error('The API is silent')), SILENCE_MS).unref();
    const asked = performance.now();
    try {
      const response = await fetch(apiUrl + TABLE_CHANGES_PATH, {
        headers: { 'x-vitrine-proxy': proxySecret, 'accept-encoding': 'identity' },
        signal: AbortSignal.any([this.stopped.signal, silence.signal]),
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
          this.take(line, asked - first);
        }
        if (performance.now() - asked > LONGEST_STREAM_MS) return;
      }
      throw new Error('The API ended the stream');
    } finally {
      clearTimeout(timer);
      silence.abort();
    }
  }
}
