import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

/** How long stored videos are. */
@Injectable()
export class MediaDurations {
  constructor(private readonly database: Database) {}

  /** @returns seconds, as the file told when it was uploaded; `null` for what is not stored here or does not tell */
  async of(path: string | null): Promise<number | null> {
    if (path === null) return null;
    const [file] = await this.database.query<{ seconds: number | null }>(
      'select duration_seconds as seconds from media_files where path = $1',
      [path],
    );
    return file?.seconds ?? null;
  }
}
