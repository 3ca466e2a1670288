import { sql } from 'kysely';
import type { Database } from '../../database/database.js';
import type { EncryptedTable } from './personal-data-holder.js';

const PAGE = 1000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** An encrypted value and its row. */
export interface StoredValue {
  key: string;
  stored: string;
}

/** Every encrypted value of a column, in the order of the rows' keys. Reads one page at a time, so a table may have any size. */
export async function* readEncryptedValues(
  database: Database,
  { table, key }: Pick<EncryptedTable, 'table' | 'key'>,
  column: string,
): AsyncGenerator<StoredValue> {
  for (let last = FIRST; ;) {
    const page = await database.run(
      sql<StoredValue>`select ${sql.ref(key)} as key, ${sql.ref(column)} as stored from ${sql.table(table)}
        where ${sql.ref(key)} > ${last} and position('.' in ${sql.ref(column)}) > 0
        order by ${sql.ref(key)} limit ${PAGE}`,
    );
    yield* page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.key ?? last;
  }
}
