import type { QueryResultRow } from 'pg';
import { rows, type Database, type Queryable } from './database.js';

const BATCH = 1000;
const FETCH = `fetch ${BATCH} from batches`;

/** For `prepare`: an export of a whole list may take longer than a page of it. */
export const LONG_READING = `set local statement_timeout = '60s'`;

/** A statement with its parameters. */
export interface Reading {
  text: string;
  values: readonly unknown[];
}

/**
 * The rows of a statement at one moment, in batches, so that the process holds only one batch in memory. The server keeps the result. One connection
 * of the pool is held until the last batch was read or the reader stops, but no transaction and no lock.
 * @param prepare runs statements such as `set local …`, which apply while the result is made
 * @throws the database's error; that of the statement itself at the latest with the first batch
 */
export async function* readInBatches<Row extends QueryResultRow>(
  database: Database,
  { text, values }: Reading,
  prepare: (connection: Queryable) => Promise<unknown>,
): AsyncGenerator<Row[]> {
  const client = await (await database.pool()).connect();
  let broken = true;
  try {
    await client.query('begin');
    await prepare(client);
    await rows(client, `declare batches no scroll cursor with hold for ${text}`, values);
    await client.query('commit');
    for (let full = true; full;) {
      const batch = await rows<Row>(client, FETCH);
      full = batch.length === BATCH;
      if (batch.length > 0) yield batch;
    }
    await client.query('close batches');
    broken = false;
  } finally {
    // If the reader stops early, the connection is destroyed, and with it the result on the server.
    client.release(broken);
  }
}
