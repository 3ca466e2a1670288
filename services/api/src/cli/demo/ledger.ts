import { rows, type Queryable } from '../../database/database.js';
import { WHOLE } from './seeded.js';

/** The version of a row that nobody has changed since it was made. */
export const UNTOUCHED = 1;

/**
 * What the demo has already brought in, so that a row staff have deleted does not come back. In a schema of its own, made by the first seeding: an
 * installation without demo data has no trace of it, which a migration could not promise.
 */
const SCHEMA = `
  create schema if not exists demo_data;
  create table if not exists demo_data.entries (key text primary key, fingerprint text not null, at timestamptz not null default now())`;

/** The demo's own record of what it has brought in. */
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
