import { createByteCache, type EncodedAnswer } from '@vitrine/kit';
import type { TableChanges } from '../changes/table-changes.js';
import type { AnswerToSend } from './send-answer.js';

/** For this long after the report of a write, another API process may still answer from its own stale cache (contract, "Caching"). */
const OTHERS_BEHIND_MS = 900;

/** The longest time for which a stale answer is sent when no new one can be made. */
const MAX_STALE_MS = 60 * 60_000;
/** After a failure there is no new attempt for this long, so that requests do not wait for another failure. */
const PAUSE_MS = 1000;

/** Thrown when the answer must not be cached and the request is to be handled in another way; no stale answer is sent then. */
export class NotToKeep extends Error {}

/** An answer that was made for one request, or for several concurrent ones. */
export interface MadeAnswer {
  status: number;
  answer: EncodedAnswer;
  /** The tables it shows; `undefined` = it must not be cached. */
  tables: readonly string[] | undefined;
  /** Milliseconds after which it changes without a write; Infinity = never. */
  lifetime: number;
}

interface Entry {
  answer: EncodedAnswer;
  tables: readonly string[];
  /** Ordinal of the last change that the answer includes. */
  ordinal: number;
  /** Time of expiry, on the clock of `performance.now()`. */
  ends: number;
  /** Size of the answer in all encodings. */
  bytes: number;
  /** When it was last known to be valid, on the same clock. */
  validAt: number;
  /** When a new answer could not be made. */
  failedAt: number;
}

type Make = (onGrowth: () => void) => Promise<MadeAnswer>;

interface Flight {
  /** Ordinal of the last change that was reported before it began. */
  ordinal: number;
  made: Promise<MadeAnswer>;
}

/** The parts of the table changes that the cache needs. */
type Changes = Pick<TableChanges, 'isCurrent' | 'latestOf' | 'ordinal'>;

/** Cache of answers that are the same for everyone, until a table they show is written to. Each is made once for concurrent requests. */
export class KeptAnswers {
  private readonly entries;
  private readonly flights = new Map<string, Flight>();

  constructor(
    private readonly changes: Changes,
    limits: { maxEntries: number; maxBytes: number },
  ) {
    this.entries = createByteCache<Entry>(limits);
  }

  /** A cached answer that is valid at this moment, if there is one. */
  find(key: string): EncodedAnswer | undefined {
    if (!this.changes.isCurrent()) return undefined;
    const entry = this.entries.get(key);
    if (!entry || entry.ordinal < this.changes.latestOf(entry.tables).ordinal || performance.now() >= entry.ends)
      return undefined;
    entry.validAt = performance.now();
    return entry.answer;
  }

  /**
   * Makes an answer with `make` and caches it if possible. Concurrent requests share it, unless there was a write since it was begun. If it fails (a
   * status from 500 on, or an error), because the API or its database is unreachable, the last cached answer is sent, marked as stale (RFC 9111 §5.1,
   * RFC 7234 §5.5.1), but none that was last valid more than an hour ago.
   * @param make makes the answer; gets the callback that the answer calls when it has a further encoding
   * @throws what `make` throws; a {@link NotToKeep} always
   */
  async get(key: string, make: Make): Promise<AnswerToSend> {
    const failed = this.entries.peek(key)?.failedAt ?? -Infinity;
    const early = performance.now() < failed + PAUSE_MS ? this.findStale(key) : undefined;
    if (early) return early;
    try {
      const made = await this.makeOnce(key, make);
      return (made.status >= 500 && this.findStale(key)) || made;
    } catch (error) {
      const stale = error instanceof NotToKeep ? undefined : this.findStale(key);
      if (stale) return stale;
      throw error;
    }
  }

  private findStale(key: string): AnswerToSend | undefined {
    const entry = this.entries.get(key);
    const now = performance.now();
    if (!entry || now - entry.validAt > MAX_STALE_MS) return undefined;
    if (now >= entry.failedAt + PAUSE_MS) entry.failedAt = now;
    const age = Math.ceil((now - entry.validAt) / 1000);
    return { status: 200, answer: entry.answer, more: ['Age', String(age), 'Warning', '110 - "Response is Stale"'] };
  }

  private makeOnce(key: string, make: Make): Promise<MadeAnswer> {
    const { ordinal } = this.changes;
    const present = this.flights.get(key);
    if (present?.ordinal === ordinal) return present.made;
    const began = performance.now();
    const made = make(() => this.measureAgain(key)).then((each) => {
      this.keep(key, each, { ordinal, began });
      return each;
    });
    const flight = { ordinal, made };
    this.flights.set(key, flight);
    const land = () => {
      if (this.flights.get(key) === flight) this.flights.delete(key);
    };
    made.then(land, land);
    return made;
  }

  private keep(
    key: string,
    { answer, tables, lifetime }: MadeAnswer,
    { ordinal, began }: { ordinal: number; began: number },
  ): void {
    if (tables === undefined) return;
    const latest = this.changes.latestOf(tables);
    if (latest.ordinal > ordinal) return;
    // An answer read so soon after a write may come from an API process without the write, and must expire a second after the write.
    const sure = began >= latest.reportedAt + OTHERS_BEHIND_MS ? Infinity : latest.after + OTHERS_BEHIND_MS;
    const ends = Math.min(began + lifetime, sure);
    if (performance.now() < ends)
      this.entries.set(key, {
        answer,
        tables,
        ordinal,
        ends,
        bytes: answer.bytes,
        validAt: began,
        failedAt: -Infinity,
      });
  }

  private measureAgain(key: string): void {
    const entry = this.entries.peek(key);
    if (entry) this.entries.set(key, { ...entry, bytes: entry.answer.bytes });
  }
}
