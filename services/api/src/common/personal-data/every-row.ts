import type { Database } from '../../database/database.js';
import type { EncryptedTable } from './personal-data-holder.js';

const PAGE = 1000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** An encrypted value and the row it stands in. */
export interface StoredValue {
  key: string;
  stored: string;
}

/** Every encrypted value of a column, in the order of the rows' keys; a page is read at a time, so a table may be of any size. */
export async function* everyRow(
  database: Database,
  { table, key }: Pick<EncryptedTable, 'table' | 'key'>,
  column: string,
): AsyncGenerator<StoredValue> {
  for (let last = FIRST; ;) {
    const page = await database.query<StoredValue>(
      `select ${key} as key, ${column} as stored from ${table}
       where ${key} > $1 and position('.' in ${column}) > 0 order by ${key} limit $2`,
      [last, PAGE],
    );
    yield* page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.key ?? last;
  }
}
