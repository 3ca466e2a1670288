import { createHash } from 'node:crypto';

const REMEMBERED_MS = 10 * 60_000;
const MAX_REMEMBERED = 2000;

/** A read of records by a session. */
export interface RecordsRead {
  sid: string;
  action: string;
  ids: readonly string[];
}

/** Remembers which session recently read which records, so that a screen that polls does not fill the audit log. */
export class RecentReads {
  private readonly seen = new Map<string, number>();

  /** Whether the same records were read, and remembered, within ten minutes. */
  isRepeated(read: RecordsRead, now = performance.now()): boolean {
    const before = this.seen.get(keyOf(read));
    return before !== undefined && now - before < REMEMBERED_MS;
  }

  /** To be called when the entry of the read is written. */
  remember(read: RecordsRead, now = performance.now()): void {
    const key = keyOf(read);
    this.seen.delete(key);
    this.seen.set(key, now);
    const [oldest] = this.seen.keys();
    if (this.seen.size > MAX_REMEMBERED && oldest !== undefined) this.seen.delete(oldest);
  }
}

const keyOf = ({ sid, action, ids }: RecordsRead): string =>
  createHash('sha256')
    .update([sid, action, ...ids].join('\n'))
    .digest('base64url');
