import { setTimeout as pause } from 'node:timers/promises';

const EXTENSIONS_PER_LEASE = 3;
const PAUSES_PER_LEASE = 60;

/** Keeps a claim alive for as long as the work on it takes, and reports when it expires. */
export class ClaimRenewer {
  private endsAt: number;
  private readonly timer: NodeJS.Timeout;

  /**
   * Begins at once, with a claim that was just made.
   * @param extend makes the claim last for another lease; when it fails, the next extension tries again
   * @param leaseMs how long a claim lasts without being extended, in milliseconds
   */
  constructor(
    private readonly extend: () => Promise<void>,
    private readonly leaseMs: number,
  ) {
    this.endsAt = Date.now() + leaseMs;
    this.timer = setInterval(() => void this.extendOnce(), leaseMs / EXTENSIONS_PER_LEASE);
  }

  /** Stops extending the claim. */
  stop(): void {
    clearInterval(this.timer);
  }

  /** Repeats a piece of work until it succeeds or the claim has expired. @throws the last failure */
  async retryUntilExpired(work: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (Date.now() >= this.endsAt) throw error;
      }
      await pause(this.leaseMs / PAUSES_PER_LEASE);
    }
  }

  private async extendOnce(): Promise<void> {
    const asked = Date.now();
    await this.extend().then(
      () => (this.endsAt = asked + this.leaseMs),
      () => undefined,
    );
  }
}
