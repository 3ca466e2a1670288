import { createHash } from 'node:crypto';

const REMEMBERED_MS = 10 * 60_000;
const MOST = 2000;

/** Remembers which session recently read which records, so that a screen that polls does not fill the audit log. */
export class RecentReads {
  private readonly seen = new Map<string, number>();

  /** @returns whether the same records were read within ten minutes; remembers the read otherwise */
  isRepeated(sid: string, action: string, ids: readonly string[], now = performance.now()): boolean {
    const key = createHash('sha256')
      .update([sid, action, ...ids].join('\n'))
      .digest('base64url');
    const before = this.seen.get(key);
    if (before !== undefined && now - before < REMEMBERED_MS) return true;
    this.seen.delete(key);
    this.seen.set(key, now);
    const [oldest] = this.seen.keys();
    if (this.seen.size > MOST && oldest !== undefined) this.seen.delete(oldest);
    return false;
  }
}
