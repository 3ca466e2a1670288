import pTimeout from 'p-timeout';

interface Call<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/**
 * Does the work of many callers at once: items that are added in one turn of the event loop, or while a batch is running, become the next batch. A
 * single caller waits for no other. A batch that hangs fails after a timeout, so that it does not hold up those after it.
 */
export class CallBatch<Item, Result> {
  private waiting: Call<Item, Result>[] = [];
  private running = false;

  /**
   * @param work gives a result for each item, at the same index; when it rejects, so does every call of the batch
   * @param timeoutMs after which a batch fails, in milliseconds; its work may still go on
   */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly timeoutMs: number,
  ) {}

  /** @throws what the work of its batch throws, or TimeoutError */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.running) return;
      this.running = true;
      setImmediate(() => void this.runAll());
    });
  }

  private async runAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const calls = this.waiting;
      this.waiting = [];
      try {
        const results = await pTimeout(this.work(calls.map(({ item }) => item)), { milliseconds: this.timeoutMs });
        for (const [index, { resolve }] of calls.entries()) resolve(results[index] as Result);
      } catch (error) {
        for (const { reject } of calls) reject(error);
      }
    }
    this.running = false;
  }
}
