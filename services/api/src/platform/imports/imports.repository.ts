import { Injectable } from '@nestjs/common';
import { IMPORT_LIMITS, type ImportKind, type ImportMode, type ImportState } from '@vitrine/schemas';
import { sql } from 'kysely';
import { change, Database, run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { daysAgo, now } from '../../database/expressions.js';
import { deleteInBatches } from '../upkeep/in-batches.js';
import { IMPORTS_CHANNEL } from './imports-signal.js';
import type { PreviewRow } from './plan/preview-row.js';
import type { RefusedCellOfRow } from './refused-row.js';

/** An import is given up after this many runs that failed or ended with their process. */
const MAXIMUM_ATTEMPTS = 5;

/** The result of a run. */
export interface ImportOutcome {
  rows: number;
  created: number;
  updated: number;
  /** How many rows were refused; `refused` holds the first of them. */
  refusedRows: number;
  refused: readonly RefusedCellOfRow[];
  /** What the rows of a checked file would do; as limited as `refused`. */
  planned: readonly PreviewRow[];
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

/** Imports, and their files in pieces, which are kept until the import has ended. */
@Injectable()
export class ImportsRepository {
  constructor(private readonly database: Database) {}

  /** Stores an import, and its file piece by piece; workers are notified when the transaction commits. */
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

  /** The ids of the imports that have not ended. */
  async listOpen(): Promise<string[]> {
    const open = db.selectFrom('imports').select('id').where('state', 'in', ['waiting', 'running']).orderBy('id');
    return (await this.database.run(open)).map(({ id }) => id);
  }

  /** Starts a run and counts it. @returns `undefined` when the import has ended, is deleted or was run too often */
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

  /** Undoes the count of a run that ended for another reason than the file. */
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
   * Stores the result of a run and deletes the file, in the same transaction as what the run wrote, if anything.
   * @returns false when another run of this import has ended already
   */
  async finish(on: Queryable, id: string, state: 'done' | 'refused', outcome: ImportOutcome): Promise<boolean> {
    const { rows, created, updated, refusedRows } = outcome;
    const lists = { refused: JSON.stringify(outcome.refused), planned: JSON.stringify(outcome.planned) };
    const values = { state, rows, created, updated, refused_rows: refusedRows, ...lists, finished_at: now };
    const finished = await change(on, openImport(id).set(values));
    await change(on, db.deleteFrom('import_pieces').where('import_id', '=', id));
    return finished > 0;
  }

  /** Gives up an import that was run too often. @returns whether it was */
  async giveUp(id: string): Promise<boolean> {
    return this.database.transaction(async (connection) => {
      const given = openImport(id).where('attempts', '>=', MAXIMUM_ATTEMPTS);
      const failed = await change(connection, given.set({ state: 'failed', finished_at: now }));
      if (failed > 0) await change(connection, db.deleteFrom('import_pieces').where('import_id', '=', id));
      return failed > 0;
    });
  }

  /** Deletes imports that are too old to be looked up. @returns how many */
  forgetOld(): Promise<number> {
    const old = db.selectFrom('imports').select('id').where('created_at', '<', daysAgo(IMPORT_LIMITS.keptDays));
    return deleteInBatches(this.database, 'imports', 'id', old);
  }
}
