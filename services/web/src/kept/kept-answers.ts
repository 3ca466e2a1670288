import { createByteCache, type ReadyAnswer } from '@vitrine/kit';
import type { TableChanges } from '../changes/table-changes.js';
import type { ReadyToSend } from './send-ready.js';

/** For this long after a write is told here, another API process may still answer from what it kept before (contract, "Caching"). */
const OTHERS_BEHIND_MS = 900;

/** For this long an answer is sent for want of one that is made anew. */
const LONGEST_STALE_MS = 60 * 60_000;
/** After a failure nothing is tried for this long, so that nobody waits for what has just failed. */
const PAUSE_MS = 1000;

/** Thrown in place of an answer where this request has to be answered in another way, what was kept before included. */
export class NotToKeep extends Error {}

/** An answer that was made for one request or for several that asked at once. */
export interface MadeAnswer {
  status: number;
  answer: ReadyAnswer;
  /** The tables it shows; `undefined` = it must not be kept. */
  tables: readonly string[] | undefined;
  /** Milliseconds after which it changes without a write; Infinity = never. */
  lifetime: number;
}

interface Entry {
  answer: ReadyAnswer;
  tables: readonly string[];
  /** Of the changes those that it shows. */
  ordinal: number;
  /** When it ends by itself, on the clock of `performance.now()`. */
  ends: number;
  /** Of the answer in every form. */
  bytes: number;
  /** When it was last known to be right, on the same clock. */
  rightAt: number;
  /** When another one could not be made. */
  failedAt: number;
}

type Make = (onGrowth: () => void) => Promise<MadeAnswer>;

interface Flight {
  /** Of the changes those that were told when it began. */
  ordinal: number;
  made: Promise<MadeAnswer>;
}

/** What a store needs to know of the changes. */
type Changes = Pick<TableChanges, 'isCurrent' | 'latestOf' | 'ordinal'>;

/** Answers that are the same for everyone, kept until a table they show is written to. Each is made once, however many ask for it at once. */
export class KeptAnswers {
  private readonly entries;
  private readonly flights = new Map<string, Flight>();

  constructor(
    private readonly changes: Changes,
    limits: { maxEntries: number; maxBytes: number },
  ) {
    this.entries = createByteCache<Entry>(limits);
  }

  /** A kept answer that is right at this moment, if there is one. */
  find(key: string): ReadyAnswer | undefined {
    if (!this.changes.isCurrent()) return undefined;
    const entry = this.entries.get(key);
    if (!entry || entry.ordinal < this.changes.latestOf(entry.tables).ordinal || performance.now() >= entry.ends)
      return undefined;
    entry.rightAt = performance.now();
    return entry.answer;
  }

  /**
   * The answer that `make` makes, kept if it may be. Who asks while it is made gets the same one, unless something was written since that began.
   * Where it fails (a status from 500 on, or an error), since the API or its database is unreachable, what was kept last is sent, marked as stale
   * (RFC 9111 §5.1, RFC 7234 §5.5.1), but nothing that was right more than an hour ago.
   * @param make is given what the answer calls when it has another form
   * @throws what `make` throws; a {@link NotToKeep} always
   */
  async get(key: string, make: Make): Promise<ReadyToSend> {
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

  private findStale(key: string): ReadyToSend | undefined {
    const entry = this.entries.get(key);
    const now = performance.now();
    if (!entry || now - entry.rightAt > LONGEST_STALE_MS) return undefined;
    if (now >= entry.failedAt + PAUSE_MS) entry.failedAt = now;
    const age = Math.ceil((now - entry.rightAt) / 1000);
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
    // What was read so soon after a write may come from a process that had not heard of it, and must be gone a second after the write.
    const sure = began >= latest.toldAt + OTHERS_BEHIND_MS ? Infinity : latest.after + OTHERS_BEHIND_MS;
    const ends = Math.min(began + lifetime, sure);
    if (performance.now() < ends)
      this.entries.set(key, {
        answer,
        tables,
        ordinal,
        ends,
        bytes: answer.bytes,
        rightAt: began,
        failedAt: -Infinity,
      });
  }

  private measureAgain(key: string): void {
    const entry = this.entries.peek(key);
    if (entry) this.entries.set(key, { ...entry, bytes: entry.answer.bytes });
  }
}
