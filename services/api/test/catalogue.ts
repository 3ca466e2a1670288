import { randomUUID } from 'node:crypto';
import type { TestDatabase } from './test-database.js';

/** Inserts a row of plain values (lists and objects as JSON) and returns its id. */
export async function insert(database: TestDatabase, table: string, values: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  const row: Record<string, unknown> = { id, ...values };
  const columns = Object.keys(row);
  await database.query(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row).map((value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)),
  );
  return id;
}

/** Inserts the row of a stored picture; no file is written. */
export const storedFile = (database: TestDatabase, path: string, variants: object[] = []): Promise<string> =>
  insert(database, 'media_files', { path, kind: 'image', mime_type: 'image/webp', size_bytes: 1, variants });
