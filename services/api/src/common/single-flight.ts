/** Runs work once for all concurrent calls with the same key. */
export class SingleFlight<Result> {
  private readonly running = new Map<string, Promise<Result>>();

  /** @param key identifies the work @param work is started unless a run with the same key is in progress */
  do(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.running.get(key);
    if (known) return known;
    const begun = work().finally(() => this.running.delete(key));
    this.running.set(key, begun);
    return begun;
  }
}
