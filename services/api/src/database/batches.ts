const MOST_RUNNING = 2;
const MOST_ITEMS = 32;
/** A statement that waits for a lock this long keeps no others waiting. */
const LONGEST_MS = 100;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

interface Options<Item, Result> {
  /** Writes items in one transaction, or none of them when it rejects. @returns a result for each, in their order */
  write: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** What no two items of one statement may share; `undefined` for an item that may go with any. */
  keyOf: (item: Item) => string | undefined;
}

/**
 * Writes items together that arrive while earlier ones are being written: under load one statement and one commit do the work of many. One that
 * arrives alone is written at once. Items of a batch that cannot be written are written one by one, so that each fails for itself.
 */
export class Batches<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running = 0;

  constructor(private readonly options: Options<Item, Result>) {}

  /** @throws what writing this item alone throws */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.start();
    });
  }

  private start(): void {
    while (this.running < MOST_RUNNING && this.waiting.length > 0) {
      this.running += 1;
      let counts = true;
      const end = (): void => {
        if (!counts) return;
        counts = false;
        this.running -= 1;
        this.start();
      };
      const timer = setTimeout(end, LONGEST_MS);
      void this.write(this.takeBatch()).then(() => {
        clearTimeout(timer);
        end();
      });
    }
  }

  /** The items that waited longest; what shares a key with one of them goes on waiting. */
  private takeBatch(): Waiting<Item, Result>[] {
    const keys = new Set<string>();
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    for (const each of this.waiting) {
      const key = this.options.keyOf(each.item);
      if (batch.length === MOST_ITEMS || (key !== undefined && keys.has(key))) {
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
      const [first] = batch;
      if (batch.length === 1) first?.reject(error);
      else await Promise.all(batch.map((each) => this.write([each])));
    }
  }
}
