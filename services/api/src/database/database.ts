import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { Reader } from './replica/reader.js';
import { Replica } from './replica/replica.js';
import { change, inTransaction, rows, run, type Queryable, type Runnable, type Statement } from './statements.js';

export { change, rows, run, type Queryable, type Runnable, type Statement } from './statements.js';

/** Statements on MikroORM's connection pool, without entities. */
@Injectable()
export class Database {
  /** For public reads: from the replica if it shows every write to public tables of which this process knows (contract: Caching). */
  readonly forVisitors: Reader;
  /** For staff's lists: from the replica if it shows everything that is committed at that moment, so that staff see their own writes. */
  readonly forStaff: Reader;
  /** How many reads each server has answered, if there is a replica. */
  readonly reads = { primary: 0, replica: 0 };

  constructor(
    private readonly em: EntityManager,
    replica: Replica,
  ) {
    const servers = {
      primary: () => this.pool(),
      replica: replica.pool,
      onRead: (from: keyof typeof this.reads) => (this.reads[from] += 1),
    };
    this.forVisitors = new Reader({ ...servers, isFresh: () => replica.showsAnnounced() });
    this.forStaff = new Reader({ ...servers, isFresh: () => replica.hasEverything() });
  }

  /** The `pg` pool itself, for libraries that need one. */
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
    return inTransaction(await this.pool(), work);
  }
}
