/** A task that runs at an interval and when it is woken, one run at a time. When it is woken during a run, it runs once more afterwards. */
export class CoalescedTask {
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = true;
  private timer: NodeJS.Timeout | undefined;

  /** @param run one run, which never rejects */
  constructor(private readonly run: () => Promise<void>) {}

  /** Whether the task has not been started or was stopped; a current run should end early then. */
  get isStopped(): boolean {
    return this.stopped;
  }

  /**
   * Runs the task at once, and then at an interval.
   * @param everyMs the interval in milliseconds
   */
  start(everyMs: number): void {
    this.stopped = false;
    this.timer = setInterval(() => this.wake(), everyMs);
    this.wake();
  }

  /** Runs the task now, or once more after the current run; does nothing when stopped. */
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

  /** Ends the interval. Resolves when the current run has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }
}
