import { Injectable } from '@nestjs/common';
import { UNUSED_FILE_DAYS } from '@vitrine/schemas';
import { sql, type Selectable } from 'kysely';
import { Database, run } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf, daysAgo } from '../../../database/expressions.js';
import type { MediaFiles } from '../../../database/tables.js';
import { FileStorage } from '../../storage/index.js';
import { IS_REFERENCED, MediaReferences, referencedFiles } from './media-references.js';
import type { StoredVariant } from '../media-file.entity.js';
import { DEMO_FILES, storedName } from '../stored-name.js';
import { variantNames } from '../variants/variant-names.js';

interface RemovedFile extends Pick<Selectable<MediaFiles>, 'id' | 'path'> {
  variants: StoredVariant[];
}

/** Removes files that nothing refers to, with their variants. */
@Injectable()
export class MediaRemoval {
  constructor(
    private readonly database: Database,
    private readonly references: MediaReferences,
    private readonly storage: FileStorage,
  ) {}

  /** Notes which files nothing refers to, and since when. @returns the number of those noted anew */
  async note(): Promise<number> {
    const referenced = referencedFiles(await this.references.tables());
    await this.database.change(
      sql`with ${referenced} update media_files as file set unreferenced_since = null
          where unreferenced_since is not null and ${IS_REFERENCED}`,
    );
    return this.database.change(
      sql`with ${referenced} update media_files as file set unreferenced_since = now()
          where unreferenced_since is null and path not like ${`${DEMO_FILES}%`} and not ${IS_REFERENCED}`,
    );
  }

  /** Removes what nothing has referred to for {@link UNUSED_FILE_DAYS}. @returns the number of files */
  async removeOverdue(): Promise<number> {
    const due = await this.database.run(
      db.selectFrom('media_files').select('path').where('unreferenced_since', '<=', daysAgo(UNUSED_FILE_DAYS)),
    );
    return this.removeUnused(due.map(({ path }) => path));
  }

  /** Finishes what a process that died had begun. @returns the number of files */
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

  /** Removes those of the files that nothing refers to. @returns the number of files */
  async removeUnused(paths: readonly string[]): Promise<number> {
    if (paths.length === 0) return 0;
    const tables = await this.references.tables();
    const unused = await this.database.transaction(async (connection) => {
      await this.references.lock(connection, tables);
      return run(
        connection,
        sql<RemovedFile>`with ${referencedFiles(tables)} update media_files as file set removed_at = now()
          where path = ${anyOf(paths, 'text')} and removed_at is null and not ${IS_REFERENCED}
          returning id, path, variants`,
      );
    });
    return this.remove(unused);
  }

  /** Goes on behind a file that cannot be removed, and then fails with the reason. */
  private async remove(files: readonly RemovedFile[]): Promise<number> {
    const failures: unknown[] = [];
    for (const file of files) await this.removeOne(file).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
    return files.length;
  }

  /** The row goes last, so that it tells of every file there still may be. */
  private async removeOne({ id, path, variants }: RemovedFile): Promise<void> {
    const names = new Set([...variants.map(({ url }) => storedName(url)), ...variantNames(id), storedName(path)]);
    for (const name of names) await this.storage.remove(name);
    await this.database.change(db.deleteFrom('media_files').where('id', '=', id));
  }
}
