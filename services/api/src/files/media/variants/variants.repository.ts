import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import type { StoredVariant } from '../media-file.entity.js';

/** After this number of attempts, such as those of crashed processes, a picture is not tried again. */
const MAXIMUM_ATTEMPTS = 5;
/** A job that was made before this time without a result counts as lost. */
const LOST_BEFORE = sql<Date>`now() - interval '10 minutes'`;

/** Pictures without variants that may be tried; literals for kind and variants match the condition of the partial index. */
const WAITING = db
  .updateTable('media_files')
  .where('kind', '=', sql.lit('image'))
  .where('variants', '=', sql.lit('[]'))
  .where('removed_at', 'is', null)
  .where('variant_attempts', '<', MAXIMUM_ATTEMPTS);

const ofPicture = (id: string) => db.updateTable('media_files').where('id', '=', id);

/** The progress of each picture's variants, in `media_files`. */
@Injectable()
export class VariantsRepository {
  constructor(private readonly database: Database) {}

  /** Marks the pictures that have neither variants nor a job as queued. @returns their ids */
  async queueWaiting(): Promise<string[]> {
    const waiting = await this.database.run(
      WAITING.set({ variants_queued_at: now })
        .where((eb) => eb.or([eb('variants_queued_at', 'is', null), eb('variants_queued_at', '<', LOST_BEFORE)]))
        .returning('id'),
    );
    return waiting.map(({ id }) => id);
  }

  /** Counts an attempt. @returns the picture's path; `undefined` if it has its variants, was removed, or was tried too often */
  async begin(id: string): Promise<string | undefined> {
    const [begun] = await this.database.run(
      WAITING.set((eb) => ({ variant_attempts: eb('variant_attempts', '+', 1) }))
        .where('id', '=', id)
        .returning('path'),
    );
    return begun?.path;
  }

  /** Does not count an attempt that failed for a reason other than the picture. */
  async takeBack(id: string): Promise<void> {
    await this.database.change(ofPicture(id).set((eb) => ({ variant_attempts: eb('variant_attempts', '-', 1) })));
  }

  async giveUp(id: string): Promise<void> {
    await this.database.change(ofPicture(id).set({ variant_attempts: MAXIMUM_ATTEMPTS }));
  }

  /** @returns false if the picture was removed meanwhile */
  async finish(id: string, variants: readonly StoredVariant[]): Promise<boolean> {
    const finished = ofPicture(id)
      .set({ variants: JSON.stringify(variants) })
      .where('removed_at', 'is', null);
    return (await this.database.change(finished)) > 0;
  }
}
