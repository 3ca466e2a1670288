import { Injectable } from '@nestjs/common';
import { sentence } from '@vitrine/schemas';
import { sql } from 'kysely';
import { conflict } from '../../common/errors/api-error.js';
import { AppConfig } from '../../config/app-config.js';
import { Database, run } from '../../database/database.js';
import { PersonalDataHolders } from './personal-data-holders.js';

/** A ring changes only with a restart, so what was found complete stays so for a while; counting reads whole tables. */
const COMPLETE_MS = 600_000;

/** Which keys the stored values name. */
@Injectable()
export class KeysInUse {
  private completeUntil = 0;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly holders: PersonalDataHolders,
    private readonly config: AppConfig,
  ) {}

  /** How many values each key holds, keys that are not in the ring too. */
  async count(): Promise<Map<string, number>> {
    const inUse = new Map<string, number>();
    for (const { table, columns } of this.holders.tables()) {
      for (const column of columns) {
        const counts = await this.database.transaction(async (connection) => {
          await run(connection, sql`set local statement_timeout = 0`);
          return run(
            connection,
            sql<{ key: string; n: number }>`
              select split_part(${sql.ref(column)}, '.', 1) as key, count(*)::integer as n from ${sql.table(table)}
              where position('.' in ${sql.ref(column)}) > 0 group by 1`,
          );
        });
        for (const { key, n } of counts) inUse.set(key, (inUse.get(key) ?? 0) + n);
      }
    }
    return inUse;
  }

  /**
   * Without a key neither the values written with it can be read nor their hashes be looked up, so "nothing was found" would not be true.
   * @throws ApiError 409 `KEY_MISSING` when a stored value names a key that is not in the ring
   */
  async requireAll(): Promise<void> {
    if (Date.now() < this.completeUntil) return;
    this.checking ??= this.check().finally(() => {
      this.checking = undefined;
    });
    await this.checking;
  }

  private async check(): Promise<void> {
    const missing = [...(await this.count())].filter(([key]) => !this.config.fieldKeys.keys.has(key));
    const count = missing.reduce((sum, [, n]) => sum + n, 0);
    if (count > 0) throw conflict('KEY_MISSING', sentence('privacy.keyMissing', { count: String(count) }));
    this.completeUntil = Date.now() + COMPLETE_MS;
  }
}
