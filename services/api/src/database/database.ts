import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';

/** Plain SQL on the pool that MikroORM holds, for hot reads that need no entities. */
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
  async query<Row extends QueryResultRow>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const pool = await this.pool();
    const result = await pool.query<Row>(sql, [...parameters]);
    return result.rows;
  }
}
