import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { StoredVariant } from './media-file.entity.js';

/** A picture that ends the process so often is not tried again. */
const MAXIMUM_ATTEMPTS = 5;
/** A job that has come to nothing after so long is taken for lost. */
const LOST_AFTER = '10 minutes';

/** How far the variants of each picture are, in `media_files`. */
@Injectable()
export class VariantsRepository {
  constructor(private readonly database: Database) {}

  /** Notes that jobs are made for the pictures that have neither variants nor a job. @returns their ids */
  async queueWaiting(): Promise<string[]> {
    const waiting = await this.database.query<{ id: string }>(
      `update media_files set variants_queued_at = now()
       where kind = 'image' and variants = '[]' and removed_at is null and variant_attempts < $1
         and (variants_queued_at is null or variants_queued_at < now() - $2::interval)
       returning id`,
      [MAXIMUM_ATTEMPTS, LOST_AFTER],
    );
    return waiting.map(({ id }) => id);
  }

  /** Counts an attempt. @returns the picture's path; `undefined` when it has its variants, is gone, or was tried too often */
  async begin(id: string): Promise<string | undefined> {
    const [begun] = await this.database.query<{ path: string }>(
      `update media_files set variant_attempts = variant_attempts + 1
       where id = $1 and kind = 'image' and variants = '[]' and removed_at is null and variant_attempts < $2
       returning path`,
      [id, MAXIMUM_ATTEMPTS],
    );
    return begun?.path;
  }

  /** An attempt that failed for no fault of the picture does not count. */
  async takeBack(id: string): Promise<void> {
    await this.database.query('update media_files set variant_attempts = variant_attempts - 1 where id = $1', [id]);
  }

  async giveUp(id: string): Promise<void> {
    await this.database.query('update media_files set variant_attempts = $2 where id = $1', [id, MAXIMUM_ATTEMPTS]);
  }

  /** @returns false when the picture is gone meanwhile */
  async finish(id: string, variants: readonly StoredVariant[]): Promise<boolean> {
    const done = await this.database.query(
      'update media_files set variants = $2 where id = $1 and removed_at is null returning id',
      [id, JSON.stringify(variants)],
    );
    return done.length > 0;
  }
}
