import type { QueryResultRow } from 'pg';
import { rows, type Database, type Queryable } from './database.js';

const BATCH = 1000;
const FETCH = `fetch ${BATCH} from batches`;

/** For `prepare`: whoever exports a whole list may wait longer than whoever looks at a page of it. */
export const LONG_READING = `set local statement_timeout = '60s'`;

/** A statement with its parameters. */
export interface Reading {
  text: string;
  values: readonly unknown[];
}

/**
 * The rows of a statement as they were at one moment, a batch at a time, so that a process holds no more of them than that. The server keeps the
 * result; one connection of the pool is held until the last batch was taken or the reader stops, but no transaction and no lock.
 * @param prepare statements such as `set local …` that hold while the result is made
 * @throws the database's error, at the latest with the first batch when the statement is at fault
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
    // A reader that stops in the middle leaves a result behind, which goes with its connection.
    client.release(broken);
  }
}
