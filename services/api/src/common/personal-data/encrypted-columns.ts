import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { change, run, type Queryable } from '../../database/database.js';
import { anyOf } from '../../database/expressions.js';
import { FieldCipher, readable } from './field-cipher.js';
import type { EncryptedTable } from './personal-data-holder.js';

/**
 * The encrypted columns of a table, for tables that store nothing derived from the content, such as search tokens. All columns share the place
 * `table.column:key` of the first one.
 */
@Injectable()
export abstract class EncryptedColumns implements EncryptedTable {
  abstract readonly table: string;
  abstract readonly columns: readonly [string, ...string[]];
  readonly key: string = 'id';

  constructor(private readonly cipher: FieldCipher) {}

  /** @param key the row's primary key */
  encrypt(text: string, key: string): string {
    return this.cipher.encrypt(text, this.place(key));
  }

  /** @throws UnreadableValueError if the encryption key was removed or the value was changed */
  decrypt(stored: string, key: string): string {
    return this.cipher.decrypt(stored, this.place(key));
  }

  /** @returns `undefined` where {@link decrypt} throws */
  read(stored: string, key: string): string | undefined {
    return readable(() => this.decrypt(stored, key));
  }

  async reencrypt(connection: Queryable, keys: readonly string[]): Promise<number> {
    const [table, key] = [sql.table(this.table), sql.ref(this.key)];
    const names = sql.join(this.columns.map((column) => sql.ref(column)));
    const rows = await run(
      connection,
      sql<Record<string, string | null>>`
        select ${key}, ${names} from ${table} where ${key} = ${anyOf(keys, 'uuid')} order by ${key} for update`,
    );
    const locked = rows.map((row) => row[this.key] ?? '');
    const renewed = this.columns.map((column) => rows.map((row) => this.renew(row[column], row[this.key] ?? '')));
    const values = sql.join(renewed.map((column) => sql`${column}::text[]`));
    const assignments = this.columns.map((column) => sql`${sql.ref(column)} = renewed.${sql.ref(column)}`);
    await change(
      connection,
      sql`update ${table} set ${sql.join(assignments)}
          from unnest(${locked}::uuid[], ${values}) as renewed (key, ${names}) where ${table}.${key} = renewed.key`,
    );
    return rows.length;
  }

  private renew(stored: string | null | undefined, key: string): string | null {
    return stored ? this.cipher.reencrypt(stored, this.place(key)) : null;
  }

  private place(key: string): string {
    return `${this.table}.${this.columns[0]}:${key}`;
  }
}
