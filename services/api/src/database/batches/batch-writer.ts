/** Running statements, without overdue ones, above which further items wait. */
const MAX_CONCURRENT = 2;
/** Maximum number of running statements, including overdue ones; other work needs connections, too. */
const MAX_IN_FLIGHT = 6;
/** Maximum number of items in one statement. */
const MAX_BATCH_SIZE = 32;
/** After this many milliseconds a running statement no longer counts towards `MAX_CONCURRENT`: it probably waits for a lock. */
const OVERDUE_MS = 100;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

interface Options<Item, Result> {
  /** Writes items in one transaction; writes none of them if it rejects. @returns a result for each item, in their order */
  write: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** The key that no two items of a statement may share; `undefined` for an item without this restriction. */
  keyOf: (item: Item) => string | undefined;
}

/**
 * Writes items in batches that arrive while earlier ones are being written, so that under load many items share one statement and one commit. An item
 * that arrives alone is written at once. When a batch cannot be written, its items are written one after the other, so that each fails alone.
 */
export class BatchWriter<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private inFlight = 0;
  private overdue = 0;

  constructor(private readonly options: Options<Item, Result>) {}

  /** @throws the error of writing this item alone */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.startBatches();
    });
  }

  private startBatches(): void {
    while (this.waiting.length > 0 && this.mayStart()) void this.run(this.takeBatch());
  }

  private mayStart(): boolean {
    return this.inFlight < MAX_IN_FLIGHT && this.inFlight - this.overdue < MAX_CONCURRENT;
  }

  private async run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    let isOverdue = false;
    this.inFlight += 1;
    const timer = setTimeout(() => {
      isOverdue = true;
      this.overdue += 1;
      this.startBatches();
    }, OVERDUE_MS);
    await this.write(batch);
    clearTimeout(timer);
    this.inFlight -= 1;
    if (isOverdue) this.overdue -= 1;
    this.startBatches();
  }

  /** Takes the items that have waited longest; an item that shares a key with one of these goes on waiting. */
  private takeBatch(): Waiting<Item, Result>[] {
    const keys = new Set<string>();
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    for (const each of this.waiting) {
      const key = this.options.keyOf(each.item);
      if (batch.length === MAX_BATCH_SIZE || (key !== undefined && keys.has(key))) {
        left.push(each);
        continue;
      }
      if (key !== undefined) keys.add(key);
      batch.push(each);
    }
    this.waiting = left;
    return batch;
  }

  private async write(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.options.write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const each of batch) await this.write([each]);
    }
  }
}
