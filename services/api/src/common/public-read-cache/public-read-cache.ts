import { hash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DatabaseListener } from '../../database/database-listener.js';

/** The channel on which the triggers of the public tables send their table's name. */
const CHANNEL = 'public_read';
const MAX_ENTRIES = 2000;
const MAX_BYTES = 32 * 1024 * 1024;

/** A public answer as it goes over the wire. */
export interface ReadyAnswer {
  body: Buffer;
  etag: string;
}

interface Entry extends ReadyAnswer {
  tables: readonly string[];
}

/**
 * Ready bytes of public reads, kept until a table they show is written to, by this process or another one (contract: Caching).
 * Nothing is kept while the notification channel is down, nothing is given out while it has been silent for too long to tell of a write, and a
 * read that began before a write is answered but never kept.
 */
@Injectable()
export class PublicReadCache implements OnModuleInit {
  private readonly entries = new Map<string, Entry>();
  private readonly generations = new Map<string, number>();
  /** Of all kept bodies together. */
  private bytes = 0;
  private epoch = 0;
  private usable = false;

  constructor(private readonly listener: DatabaseListener) {}

  onModuleInit(): void {
    this.listener.listen(CHANNEL, {
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
  find(key: string): ReadyAnswer | undefined {
    return this.listener.isCurrent() ? this.entries.get(key) : undefined;
  }

  /**
   * Begins a read of tables.
   * @param key `undefined` = do not keep
   * @param tables names of the tables the answer shows
   * @returns what makes the answer of the value that was read, and keeps it unless a write to one of the tables came in between
   */
  begin(key: string | undefined, tables: readonly string[]): (value: unknown) => ReadyAnswer {
    const before = this.generationOf(tables);
    return (value) => {
      const ready = readyAnswer(value);
      if (key !== undefined && this.usable && before === this.generationOf(tables)) {
        this.keep(key, { ...ready, tables });
      }
      return ready;
    };
  }

  /** Forgets all answers that show a table. Services call it after their own committed writes. */
  drop(table: string): void {
    this.generations.set(table, (this.generations.get(table) ?? 0) + 1);
    for (const [key, { tables }] of this.entries) if (tables.includes(table)) this.forget(key);
  }

  private dropAll(): void {
    this.epoch += 1;
    this.entries.clear();
    this.bytes = 0;
  }

  private keep(key: string, entry: Entry): void {
    this.forget(key);
    this.entries.set(key, entry);
    this.bytes += entry.body.length;
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= MAX_ENTRIES && this.bytes <= MAX_BYTES) break;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.bytes -= this.entries.get(key)?.body.length ?? 0;
    this.entries.delete(key);
  }

  /** Counters only grow, so an equal sum means that none of them moved. */
  private generationOf(tables: readonly string[]): number {
    return tables.reduce((sum, table) => sum + (this.generations.get(table) ?? 0), this.epoch);
  }
}

/** @returns the JSON bytes of a value with a strong ETag over them */
function readyAnswer(value: unknown): ReadyAnswer {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 27)}"` };
}
