import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { DB } from '../../../database/tables.js';

/** The durations of stored films. */
@Injectable()
export class MediaDurations {
  /**
   * @param em the caller's entity manager, so that a transaction needs no second connection
   * @returns seconds, as read from the file at its upload; `null` if the file is not stored here or has no duration
   */
  async of(em: EntityManager, path: string | null): Promise<number | null> {
    if (path === null) return null;
    const file = await em
      .getKysely<DB>()
      .selectFrom('media_files')
      .select('duration_seconds as seconds')
      .where('path', '=', path)
      .executeTakeFirst();
    return file?.seconds ?? null;
  }
}
