import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditLog } from '../../common/audit/audit-log.js';
import { FieldCipher } from '../../common/personal-data/field-cipher.js';
import type { EncryptedTable } from '../../common/personal-data/personal-data-holder.js';
import { AppConfig } from '../../config/app-config.js';
import { Database } from '../../database/database.js';
import { db } from '../../database/db.js';
import { now } from '../../database/expressions.js';
import { KeysInUse } from './keys-in-use.js';
import { PersonalDataHolders } from './personal-data-holders.js';

/** Rows read by one statement. */
const PAGE = 1000;
/** Rows written, and so locked, by one transaction. */
const BATCH = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** The progress in a table, in rows. */
export interface RotationProgress {
  table: string;
  seen: number;
  written: number;
}

/** The result of a rotation. */
export interface RotationResult {
  /** Number of written rows by table. */
  written: Record<string, number>;
  /** Number of values by key, including the active key and keys that are not in the keyring. */
  inUse: Map<string, number>;
  /** Keys of the keyring that no stored value needs any more. */
  unused: string[];
  /** Until when repeats of requests may still need an old key to be recognised; `null` = no longer. */
  repeatsUntil: Date | null;
}

/**
 * Encrypts every value again with the active key, with its hashes and tokens, while the system runs. A few rows are locked at a time, so that no
 * concurrent change is lost. It may be stopped at any time and started again: finished rows are only read.
 */
@Injectable()
export class KeyRotation {
  constructor(
    private readonly database: Database,
    private readonly holders: PersonalDataHolders,
    private readonly keysInUse: KeysInUse,
    private readonly cipher: FieldCipher,
    private readonly audit: AuditLog,
    private readonly config: AppConfig,
  ) {}

  async run(onProgress: (progress: RotationProgress) => void): Promise<RotationResult> {
    const { active, keys } = this.config.fieldKeys;
    await this.audit.write({ actor: 'operator', action: 'keys.rotate', subjectType: 'key', subjectId: active });
    const repeatsUntil = await this.lastRepeat();
    const written: Record<string, number> = {};
    for (const table of this.holders.tables()) written[table.table] = await this.rotate(table, onProgress);
    const inUse = await this.keysInUse.count();
    const unused = [...keys.keys()].filter((id) => id !== active && !inUse.has(id));
    return { written, inUse, unused, repeatsUntil };
  }

  private async rotate(table: EncryptedTable, onProgress: (progress: RotationProgress) => void): Promise<number> {
    const progress = { table: table.table, seen: 0, written: 0 };
    for (let last = FIRST; ;) {
      const key = sql.ref(table.key);
      const columns = sql.join(table.columns.map((column) => sql.ref(column)));
      const page = await this.database.run(
        sql<{ key: string; stored: (string | null)[] }>`
          select ${key} as key, array[${columns}] as stored from ${sql.table(table.table)}
          where ${key} > ${last} order by ${key} limit ${PAGE}`,
      );
      const due = page.filter(({ stored }) =>
        stored.some((value) => isEncrypted(value) && !this.cipher.isCurrent(value)),
      );
      for (let from = 0; from < due.length; from += BATCH) {
        const batch = due.slice(from, from + BATCH).map((row) => row.key);
        progress.written += await this.database.transaction((connection) => table.reencrypt(connection, batch));
      }
      progress.seen += page.length;
      onProgress({ ...progress });
      if (page.length < PAGE) return progress.written;
      last = page.at(-1)?.key ?? last;
    }
  }

  /** The hashed idempotency keys and fingerprints of requests cannot be recomputed, because the requests are not stored; they expire within a day. */
  private async lastRepeat(): Promise<Date | null> {
    const [row] = await this.database.run(
      db
        .selectFrom(
          db
            .selectFrom('idempotency_keys')
            .select('expires_at')
            .unionAll(db.selectFrom('idempotent_calls').select('expires_at'))
            .as('keys'),
        )
        .select((eb) => eb.fn.max<Date | null>('expires_at').as('until'))
        .where('expires_at', '>', now),
    );
    return row?.until ?? null;
  }
}

const isEncrypted = (value: string | null): value is string => value !== null && value.includes('.');
