/** Work that is done on a sweep and whenever it is woken, one run at a time; woken during a run, it runs once more. */
export class SweptWork {
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = true;
  private timer: NodeJS.Timeout | undefined;

  /** @param run one run, which never rejects */
  constructor(private readonly run: () => Promise<void>) {}

  get isStopped(): boolean {
    return this.stopped;
  }

  /** @param everyMs time between two sweeps, milliseconds */
  start(everyMs: number): void {
    this.stopped = false;
    this.timer = setInterval(() => this.wake(), everyMs);
    this.wake();
  }

  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.run().finally(() => {
      this.running = undefined;
      if (!this.again) return;
      this.again = false;
      this.wake();
    });
  }

  /** Resolves when the run in hand is done. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }
}
