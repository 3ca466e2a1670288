import { Injectable } from '@nestjs/common';
import { IMPORT_LIMITS, type ImportKind, type ImportMode, type ImportState } from '@vitrine/schemas';
import { sql } from 'kysely';
import { change, Database, run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { daysAgo, now } from '../../database/expressions.js';
import { deleteInBatches } from '../upkeep/in-batches.js';
import { IMPORTS_CHANNEL } from './imports-signal.js';
import type { ToldRow } from './plan/told-row.js';
import type { RefusedCellOfRow } from './refused-row.js';

/** After so many runs that broke or ended with their process an import is given up. */
const MAXIMUM_ATTEMPTS = 5;

/** What a run came to. */
export interface ImportOutcome {
  rows: number;
  created: number;
  updated: number;
  /** How many rows were refused; of them the first are told. */
  refusedRows: number;
  refused: readonly RefusedCellOfRow[];
  /** What the rows of a checked file would do; of them as many are told. */
  planned: readonly ToldRow[];
}

/** An import that is to be run. */
export interface ImportJob {
  id: string;
  kind: ImportKind;
  mode: ImportMode;
  /** Who asked for it. */
  actor: { id: string; email: string };
}

/** An import as it can be looked up. */
export interface StoredImport extends ImportOutcome {
  id: string;
  kind: ImportKind;
  mode: ImportMode;
  state: ImportState;
  createdAt: Date;
  finishedAt: Date | null;
}

const ofImport = (id: string) => db.updateTable('imports').where('id', '=', id);
const openImport = (id: string) => ofImport(id).where('state', 'in', ['waiting', 'running']);

/** Imports with their files in pieces, which are kept until they have been worked through. */
@Injectable()
export class ImportsRepository {
  constructor(private readonly database: Database) {}

  /** Keeps an import whose file is given piece by piece; the worker is notified of it with the commit. */
  async add(connection: Queryable, { id, kind, mode, actor }: ImportJob, file: AsyncIterable<Buffer>): Promise<void> {
    const values = { id, kind, mode, actor_id: actor.id, actor: actor.email };
    await change(connection, db.insertInto('imports').values(values));
    let place = 0;
    for await (const bytes of file) {
      await change(connection, db.insertInto('import_pieces').values({ import_id: id, place, bytes }));
      place += 1;
    }
    await run(connection, sql`select pg_notify(${IMPORTS_CHANNEL}, '')`);
  }

  async find(id: string): Promise<StoredImport | undefined> {
    const [found] = await this.database.run(
      db
        .selectFrom('imports')
        .select(['id', 'kind', 'mode', 'state', 'rows', 'created', 'updated', 'refused', 'planned'])
        .select(['refused_rows as refusedRows', 'created_at as createdAt', 'finished_at as finishedAt'])
        .where('id', '=', id),
    );
    return found as StoredImport | undefined;
  }

  /** The ids of those that are not done. */
  async listOpen(): Promise<string[]> {
    const open = db.selectFrom('imports').select('id').where('state', 'in', ['waiting', 'running']).orderBy('id');
    return (await this.database.run(open)).map(({ id }) => id);
  }

  /** Counts a run. @returns `undefined` when there is nothing to do (any more) */
  async begin(id: string): Promise<ImportJob | undefined> {
    const [begun] = await this.database.run(
      openImport(id)
        .where('attempts', '<', MAXIMUM_ATTEMPTS)
        .set((eb) => ({ state: 'running', attempts: eb('attempts', '+', 1) }))
        .returning(['id', 'kind', 'mode', 'actor_id', 'actor']),
    );
    if (!begun) return undefined;
    const { actor_id: actorId, actor, ...rest } = begun;
    return { ...rest, actor: { id: actorId, email: actor } } as ImportJob;
  }

  /** Takes back a run that ended for another reason than the file. */
  async takeBack(id: string): Promise<void> {
    await this.database.change(openImport(id).set((eb) => ({ attempts: eb('attempts', '-', 1) })));
  }

  /** The pieces of a file, one after the other. */
  async *file(id: string): AsyncGenerator<Buffer> {
    for (let place = 0; ; place += 1) {
      const [piece] = await this.database.run(
        db.selectFrom('import_pieces').select('bytes').where('import_id', '=', id).where('place', '=', place),
      );
      if (!piece) return;
      yield piece.bytes;
    }
  }

  async noteProgress(id: string, rows: number): Promise<void> {
    await this.database.change(openImport(id).set({ rows }));
  }

  /**
   * Notes what a run came to and forgets the file; in the transaction of what it wrote, if it wrote anything.
   * @returns false when another run of it has ended already
   */
  async finish(on: Queryable, id: string, state: 'done' | 'refused', outcome: ImportOutcome): Promise<boolean> {
    const { rows, created, updated, refusedRows } = outcome;
    const told = { refused: JSON.stringify(outcome.refused), planned: JSON.stringify(outcome.planned) };
    const values = { state, rows, created, updated, refused_rows: refusedRows, ...told, finished_at: now };
    const finished = await change(on, openImport(id).set(values));
    await change(on, db.deleteFrom('import_pieces').where('import_id', '=', id));
    return finished > 0;
  }

  /** Gives up what was run so often. @returns whether it was */
  async giveUp(id: string): Promise<boolean> {
    return this.database.transaction(async (connection) => {
      const given = openImport(id).where('attempts', '>=', MAXIMUM_ATTEMPTS);
      const failed = await change(connection, given.set({ state: 'failed', finished_at: now }));
      if (failed > 0) await change(connection, db.deleteFrom('import_pieces').where('import_id', '=', id));
      return failed > 0;
    });
  }

  /** Forgets imports that nobody can look up any more. @returns how many */
  forgetOld(): Promise<number> {
    const old = db.selectFrom('imports').select('id').where('created_at', '<', daysAgo(IMPORT_LIMITS.keptDays));
    return deleteInBatches(this.database, 'imports', 'id', old);
  }
}
