import { Injectable } from '@nestjs/common';
import { sentence } from '@vitrine/schemas';
import { sql } from 'kysely';
import { conflict } from '../../common/errors/api-error.js';
import { AppConfig } from '../../config/app-config.js';
import { Database, run } from '../../database/database.js';
import { PersonalDataHolders } from './personal-data-holders.js';

/** How long a successful check is remembered: the keyring changes only with a restart, and counting reads whole tables. */
const COMPLETE_MS = 600_000;

/** The keys with which the stored values are encrypted. */
@Injectable()
export class KeysInUse {
  private completeUntil = 0;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly holders: PersonalDataHolders,
    private readonly config: AppConfig,
  ) {}

  /** Number of values by key, including keys that are not in the keyring. */
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
   * Checks that no key is missing. Without a key its values cannot be read and their hashes not be looked up, so a result would be incomplete.
   * @throws ApiError 409 `KEY_MISSING` if a stored value names a key that is not in the keyring
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
