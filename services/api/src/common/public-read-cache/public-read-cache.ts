import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createByteCache, type EncodedAnswer } from '@vitrine/kit';
import type { Language } from '@vitrine/schemas';
import { DatabaseListener, PUBLIC_READ_CHANNEL } from '../../database/database-listener.js';
import { Replica } from '../../database/replica/replica.js';
import { lifetimeOf } from './answer-end.js';
import { publicAnswer } from './public-answer.js';

const MAX_ENTRIES = 2000;
const MAX_BYTES = 32 * 1024 * 1024;

interface Entry {
  answer: EncodedAnswer;
  tables: readonly string[];
  /** The size of all forms of the answer. */
  bytes: number;
  /** When the entry expires, on the clock of `performance.now()`. */
  ends: number;
}

/**
 * The bytes of public reads, kept until a table that they show is written to, by this process or another one (contract: Caching).
 * Nothing is kept while the notification channel is lost, kept answers are not used while its heartbeat is overdue, and a read that began
 * before a write is answered but never kept.
 */
@Injectable()
export class PublicReadCache implements OnModuleInit {
  private readonly entries = createByteCache<Entry>({ maxEntries: MAX_ENTRIES, maxBytes: MAX_BYTES });
  private readonly generations = new Map<string, number>();
  private epoch = 0;
  private usable = false;

  constructor(
    private readonly listener: DatabaseListener,
    private readonly replica: Replica,
  ) {}

  onModuleInit(): void {
    this.listener.listen(PUBLIC_READ_CHANNEL, {
      onNotice: (table) => this.drop(table),
      onOpen: () => {
        this.dropAll();
        this.usable = true;
      },
      onLost: () => {
        this.usable = false;
        this.dropAll();
      },
    });
  }

  /** A kept answer, if there is one. */
  find(key: string): EncodedAnswer | undefined {
    const entry = this.listener.isCurrent() ? this.entries.get(key) : undefined;
    return entry && performance.now() < entry.ends ? entry.answer : undefined;
  }

  /**
   * Begins a read of tables.
   * @param key `undefined` = do not keep the answer
   * @param tables names of the tables that the answer shows
   * @param language the language of the answer's texts
   * @returns a function that makes the answer from the value that was read. It keeps the answer for {@link lifetimeOf} the value, unless one of the
   * tables was written to since the read began.
   */
  begin(key: string | undefined, tables: readonly string[], language: Language): (value: unknown) => EncodedAnswer {
    const before = this.getGeneration(tables);
    const began = performance.now();
    return (value) => {
      const ends = began + lifetimeOf(value);
      const keep = () => {
        if (key !== undefined) this.entries.set(key, { answer, tables, bytes: answer.bytes, ends });
      };
      const answer = publicAnswer(value, { language, tables, lifetime: ends - performance.now() }, () => {
        if (key !== undefined && this.entries.peek(key)?.answer === answer) keep();
      });
      if (this.usable && before === this.getGeneration(tables)) keep();
      return answer;
    };
  }

  /** Drops all answers that show a table. Services call it after the commit of their own writes. */
  drop(table: string): void {
    this.replica.announceWrite();
    this.generations.set(table, (this.generations.get(table) ?? 0) + 1);
    const shown = [...this.entries.entries()].filter(([, { tables }]) => tables.includes(table));
    for (const [key] of shown) this.entries.delete(key);
  }

  private dropAll(): void {
    this.epoch += 1;
    this.entries.clear();
  }

  /** The counters only grow, so an equal sum means that none of them has changed. */
  private getGeneration(tables: readonly string[]): number {
    return tables.reduce((sum, table) => sum + (this.generations.get(table) ?? 0), this.epoch);
  }
}
