import { Injectable } from '@nestjs/common';
import { TRASH_DAYS, UNUSED_FILE_DAYS } from '@vitrine/schemas';
import { sql, type Selectable } from 'kysely';
import { change, Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf, daysAgo, now } from '../../../database/expressions.js';
import type { MediaFiles } from '../../../database/tables.js';
import { FileStorage } from '../../storage/index.js';
import { IS_IN_LIBRARY, IS_REFERENCED, MediaReferences, referencedFiles } from './media-references.js';
import type { StoredVariant } from '../media-file.entity.js';
import { DEMO_FILES, storedName } from '../stored-name.js';
import { variantNames } from '../variants/variant-names.js';

interface RemovedFile extends Pick<Selectable<MediaFiles>, 'id' | 'path'> {
  variants: StoredVariant[];
}

/** Whether the time of the row `file` without references, or in the trash, is over. */
const IS_OVERDUE = sql`(file.deleted_at is null and file.unreferenced_since <= ${daysAgo(UNUSED_FILE_DAYS)}
  or file.deleted_at <= ${daysAgo(TRASH_DAYS)})`;

/** Removes files without references, with their variants. */
@Injectable()
export class MediaRemoval {
  constructor(
    private readonly database: Database,
    private readonly references: MediaReferences,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Notes which files have no references, and since when. A deleted file that has a reference, such as a text in which its address was typed, is
   * restored. @returns the number of newly noted files
   */
  async note(): Promise<number> {
    const referenced = referencedFiles(await this.references.tables());
    await this.database.change(
      sql`with ${referenced} update media_files as file set unreferenced_since = null, deleted_at = null
          where (unreferenced_since is not null or deleted_at is not null) and removed_at is null and ${IS_REFERENCED}`,
    );
    return this.database.change(
      sql`with ${referenced} update media_files as file set unreferenced_since = now()
          where unreferenced_since is null and deleted_at is null and path not like ${`${DEMO_FILES}%`} and not ${IS_REFERENCED}`,
    );
  }

  /**
   * Removes files that have had no references for {@link UNUSED_FILE_DAYS}, and those that staff deleted {@link TRASH_DAYS} ago. @returns their
   * number
   */
  async removeOverdue(): Promise<number> {
    const due = await this.database.run(
      sql<{ path: string }>`select path from media_files as file where ${IS_OVERDUE}`,
    );
    // Asked again under the lock, because staff may delete or restore a file in between.
    return this.removeUnused(
      due.map(({ path }) => path),
      IS_OVERDUE,
    );
  }

  /**
   * Deletes a file without references from the library, which can be undone until {@link removeOverdue} removes it.
   * @param deletedBy name of the actor in the audit log
   * @param after makes further writes in the same transaction
   * @returns whether the file was deleted; false if it has references or does not exist
   */
  async deleteUnused(
    id: string,
    deletedBy: string,
    after: (connection: Queryable) => Promise<unknown>,
  ): Promise<boolean> {
    const tables = await this.references.tables();
    return this.database.transaction(async (connection) => {
      await this.references.lock(connection, tables);
      const deleted = await change(
        connection,
        sql`with ${referencedFiles(tables)} update media_files as file
            set deleted_at = now(), unreferenced_since = null, version = version + 1, updated_at = now(), updated_by = ${deletedBy}
            where id = ${id} and ${IS_IN_LIBRARY} and not ${IS_REFERENCED}`,
      );
      if (deleted > 0) await after(connection);
      return deleted > 0;
    });
  }

  /**
   * Restores a deleted file to the library; its time without references begins again.
   * @param restoredBy name of the actor in the audit log
   * @returns whether there was such a file
   */
  async restore(connection: Queryable, id: string, restoredBy: string): Promise<boolean> {
    const restored = await change(
      connection,
      db
        .updateTable('media_files')
        .set((eb) => ({ deleted_at: null, version: eb('version', '+', 1), updated_at: now, updated_by: restoredBy }))
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .where('deleted_at', '>', daysAgo(TRASH_DAYS)),
    );
    return restored > 0;
  }

  /** Finishes removals that a killed process began. @returns the number of files */
  async removeRest(): Promise<number> {
    const rest = await this.database.run(
      db
        .selectFrom('media_files')
        .select(['id', 'path', 'variants'])
        .where('removed_at', '<', sql<Date>`now() - interval '1 hour'`)
        .$castTo<RemovedFile>(),
    );
    return this.remove(rest);
  }

  /**
   * Removes those of the files that have no references.
   * @param condition on the row `file`
   * @returns the number of removed files
   */
  async removeUnused(paths: readonly string[], condition = sql`true`): Promise<number> {
    if (paths.length === 0) return 0;
    const tables = await this.references.tables();
    const unused = await this.database.transaction(async (connection) => {
      await this.references.lock(connection, tables);
      return run(
        connection,
        sql<RemovedFile>`with ${referencedFiles(tables)} update media_files as file set removed_at = now()
          where path = ${anyOf(paths, 'text')} and removed_at is null and ${condition} and not ${IS_REFERENCED}
          returning id, path, variants`,
      );
    });
    return this.remove(unused);
  }

  /** Goes on after a file that cannot be removed, and finally throws its error. */
  private async remove(files: readonly RemovedFile[]): Promise<number> {
    const failures: unknown[] = [];
    for (const file of files) await this.removeOne(file).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
    return files.length;
  }

  /** Deletes the row last, so that every file that may still exist has its row. */
  private async removeOne({ id, path, variants }: RemovedFile): Promise<void> {
    const names = new Set([...variants.map(({ url }) => storedName(url)), ...variantNames(id), storedName(path)]);
    for (const name of names) await this.storage.remove(name);
    await this.database.change(db.deleteFrom('media_files').where('id', '=', id));
  }
}
