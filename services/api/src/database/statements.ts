import type { Compilable, RawBuilder } from 'kysely';
import { types, type ClientBase, type Pool, type QueryResult, type QueryResultRow } from 'pg';
import { db, type BoundStatement } from './db.js';
import { inStatementSpan } from './spans/statement-span.js';

/** The pool, or the connection of a transaction. */
export type Queryable = Pick<ClientBase, 'query'>;

/** A statement with `$1`-style parameters that each connection prepares once. */
export interface Statement {
  name: string;
  text: string;
}

/** A statement of `db`, of Kysely's `sql`, or of `prepared`. */
export type Runnable<Row> = Compilable<Row> | RawBuilder<Row> | BoundStatement<Row>;

/** Runs a statement of `db` on a pool or a transaction's connection and returns its rows, with values as from {@link rows}. */
export async function run<Row>(on: Queryable, statement: Runnable<Row>): Promise<Row[]> {
  return (await send(on, statement)).rows as Row[];
}

/** Runs a changing statement of `db` on a pool or a transaction's connection. @returns how many rows it changed */
export async function change(on: Queryable, statement: Runnable<unknown>): Promise<number> {
  return (await send(on, statement)).rowCount ?? 0;
}

function send(on: Queryable, statement: Runnable<unknown>): Promise<QueryResult> {
  if (!('compile' in statement))
    return inStatementSpan(statement, () => on.query({ ...statement, values: [...statement.values], types }));
  const { sql, parameters } = statement.compile(db);
  return inStatementSpan({ text: sql }, () => on.query({ text: sql, values: [...parameters], types }));
}

/**
 * Runs one statement on a pool or a transaction's connection and returns its rows. Values are parsed by `pg`'s defaults (times as `Date`), not
 * by the parsers that MikroORM sets for the pool.
 */
export async function rows<Row extends QueryResultRow>(
  on: Queryable,
  sql: string | Statement,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const statement = typeof sql === 'string' ? { text: sql } : sql;
  const result = await inStatementSpan(statement, () =>
    on.query<Row>({ ...statement, values: [...parameters], types }),
  );
  return result.rows;
}

/** Runs statements on one connection of a pool in one transaction. @throws what `work` throws, or the database's error */
export async function inTransaction<Result>(
  pool: Pool,
  work: (connection: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    const broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}
