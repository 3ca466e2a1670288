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

/** Called with the tables that were written to; `all` when any may have been. */
export type TablesChanged = (tables: readonly string[] | 'all') => void;

export interface TableChangesOptions {
  apiUrl: string;
  proxySecret: string;
  logger: Logger;
}

/**
 * Which of the tables that public reads show were written to, as the API process tells it over one stream. What somebody keeps is right for as
 * long as {@link isCurrent} holds and the generation of the tables it shows is the one before it was read.
 */
export class TableChanges {
  private readonly options: TableChangesOptions;
  private readonly listeners = new Set<TablesChanged>();
  private readonly generations = new Map<string, number>();
  private readonly stopped = new AbortController();
  private epoch = 0;
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

  /** Changes with each write to one of the tables, and whenever any may have been written to. */
  getGeneration(tables: readonly string[]): number {
    return tables.reduce((sum, table) => sum + (this.generations.get(table) ?? 0), this.epoch);
  }

  /** Has `listener` told of each change, after the generations have moved. */
  onChange(listener: TablesChanged): void {
    this.listeners.add(listener);
  }

  /** Takes every table for changed, for instance because this process has just forwarded a write. */
  changeAll(): void {
    this.epoch += 1;
    this.tell('all');
  }

  /** @param offset of the API process's clock: the first line was sent after it was asked for, so no time on the way makes a time later */
  private take({ missed, tables, toldUntil }: TableChangesLine, offset: number): void {
    if (missed) this.changeAll();
    if (tables.length > 0) this.change(tables);
    this.toldUntil = toldUntil === null ? -Infinity : toldUntil + offset;
  }

  private change(tables: readonly string[]): void {
    for (const table of tables) this.generations.set(table, (this.generations.get(table) ?? 0) + 1);
    this.tell(tables);
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
