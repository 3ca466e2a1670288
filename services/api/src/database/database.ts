import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Compilable, RawBuilder } from 'kysely';
import { types, type ClientBase, type Pool, type QueryResult, type QueryResultRow } from 'pg';
import { db, type BoundStatement } from './db.js';
import { inStatementSpan } from './statement-span.js';

/** Something that runs statements: the pool, or the connection of a transaction. */
export type Queryable = Pick<ClientBase, 'query'>;

/** A statement with `$1`-style parameters that each connection prepares once. */
export interface Statement {
  name: string;
  text: string;
}

/** Plain SQL on the pool that MikroORM holds, for hot paths that need no entities. */
@Injectable()
export class Database {
  constructor(private readonly em: EntityManager) {}

  /** The `pg` pool itself, for libraries that want one. */
  async pool(): Promise<Pool> {
    return this.em.getConnection().getNativeClient();
  }

  /**
   * Runs one statement outside any transaction, with `$1`-style parameters.
   * @returns the rows, columns named as in the statement
   */
  async query<Row extends QueryResultRow>(
    sql: string | Statement,
    parameters: readonly unknown[] = [],
  ): Promise<Row[]> {
    return rows<Row>(await this.pool(), sql, parameters);
  }

  /**
   * Runs one statement of `db` outside any transaction.
   * @returns the rows
   */
  async run<Row>(statement: Runnable<Row>): Promise<Row[]> {
    return run(await this.pool(), statement);
  }

  /**
   * Runs one changing statement of `db` outside any transaction.
   * @returns how many rows it changed
   */
  async change(statement: Runnable<unknown>): Promise<number> {
    return change(await this.pool(), statement);
  }

  /**
   * Runs statements on one connection in one transaction (READ COMMITTED): committed when `work` resolves, rolled back when it rejects.
   * @throws what `work` throws, or the database's error
   */
  async transaction<Result>(work: (connection: Queryable) => Promise<Result>): Promise<Result> {
    const pool = await this.pool();
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
}

/** A statement of `db`, of Kysely's `sql`, or of `prepared`. */
export type Runnable<Row> = Compilable<Row> | RawBuilder<Row> | BoundStatement<Row>;

/** Runs a statement of `db` on a pool or a transaction's connection and returns its rows, with values as {@link rows} has them. */
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
 * Runs one statement on a pool or a transaction's connection and returns its rows. Values come as `pg` reads them (times as `Date`), not
 * as MikroORM has set up the pool for itself.
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
