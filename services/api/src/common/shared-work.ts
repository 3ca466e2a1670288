/** Work that is done once, however many ask for it meanwhile. */
export class SharedWork<Result> {
  private readonly running = new Map<string, Promise<Result>>();

  /** @param key of what is worked on @param work is begun unless the same is being done; who asks after its end begins anew */
  do(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.running.get(key);
    if (known) return known;
    const begun = work().finally(() => this.running.delete(key));
    this.running.set(key, begun);
    return begun;
  }
}
