import type { Pool, QueryResultRow } from 'pg';
import { isDatabaseUnreachable } from '../../common/errors/database-unreachable.js';
import { isError } from '../../common/errors/is-error.js';
import { inTransaction, rows, run, type Queryable, type Runnable, type Statement } from '../statements.js';

/**
 * SQLSTATE codes of a standby for statements that its primary would run: 40001 = cancelled because it delayed the replay, 25006 = refused write.
 */
const ONLY_ON_PRIMARY = new Set(['40001', '25006']);

interface Servers {
  primary: () => Promise<Pool>;
  /** `undefined` if none is configured. */
  replica: Pool | undefined;
  /** Whether the replica may answer at this moment. */
  isFresh: () => boolean | Promise<boolean>;
  onRead: (from: 'primary' | 'replica') => void;
}

/** Reads from the replica if it is fresh enough, else from the primary. A read that fails on the replica is repeated on the primary. */
export class Reader {
  constructor(private readonly servers: Servers) {}

  /** Runs one reading statement with `$1`-style parameters. @returns the rows, columns named as in the statement */
  query<Row extends QueryResultRow>(sql: string | Statement, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.read((pool) => rows<Row>(pool, sql, parameters));
  }

  /** Runs one reading statement of `db`. @returns the rows */
  run<Row>(statement: Runnable<Row>): Promise<Row[]> {
    return this.read((pool) => run(pool, statement));
  }

  /** Runs reading statements in one transaction, so that `set local …` applies to them; if the replica fails, all of them are repeated on the primary. */
  transaction<Result>(work: (connection: Queryable) => Promise<Result>): Promise<Result> {
    return this.read((pool) => inTransaction(pool, work));
  }

  private async read<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
    const { primary, replica, isFresh, onRead } = this.servers;
    if (replica && (await isFresh())) {
      try {
        const result = await work(replica);
        onRead('replica');
        return result;
      } catch (error) {
        if (!isForPrimary(error)) throw error;
      }
    }
    if (replica) onRead('primary');
    return work(await primary());
  }
}

/** Not for a statement timeout (57014): the statement would take as long on the primary. */
const isForPrimary = (error: unknown): boolean =>
  isError(error) && (ONLY_ON_PRIMARY.has(codeOf(error)) || (isDatabaseUnreachable(error) && codeOf(error) !== '57014'));

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');
