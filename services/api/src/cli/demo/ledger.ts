import { rows, type Queryable } from '../../database/database.js';
import { WHOLE } from './seeded.js';

/** The version of a row that was never changed. */
export const UNTOUCHED = 1;

/**
 * The keys of all seeded rows, so that a row that staff have deleted is not seeded again. The first seeding creates the schema, instead of a
 * migration, so that an installation without demo data does not have it.
 */
const SCHEMA = `
  create schema if not exists demo_data;
  create table if not exists demo_data.entries (key text primary key, fingerprint text not null, at timestamptz not null default now())`;

/** Records what the demo has seeded. */
export class Ledger {
  private constructor(
    private readonly connection: Queryable,
    private readonly keys: Set<string>,
  ) {}

  static async open(connection: Queryable): Promise<Ledger> {
    await connection.query(SCHEMA);
    const entries = await rows<{ key: string }>(connection, 'select key from demo_data.entries');
    return new Ledger(connection, new Set(entries.map(({ key }) => key)));
  }

  has(key: string): boolean {
    return this.keys.has(key);
  }

  async add(key: string, fingerprint = ''): Promise<void> {
    await rows(
      this.connection,
      `insert into demo_data.entries (key, fingerprint) values ($1, $2)
       on conflict (key) do update set fingerprint = excluded.fingerprint, at = now()`,
      [key, fingerprint],
    );
    this.keys.add(key);
  }

  async complete(fingerprint: string): Promise<void> {
    await this.add(WHOLE, fingerprint);
  }
}
