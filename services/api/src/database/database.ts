import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { types, type ClientBase, type Pool, type QueryResultRow } from 'pg';

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
  const result = await on.query<Row>({ ...statement, values: [...parameters], types });
  return result.rows;
}
