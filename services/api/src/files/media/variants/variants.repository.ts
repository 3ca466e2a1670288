import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import type { StoredVariant } from '../media-file.entity.js';

/** After this number of ended processes a picture is not tried again. */
const MAXIMUM_ATTEMPTS = 5;
/** A job that was made before this and has come to nothing is taken for lost. */
const LOST_BEFORE = sql<Date>`now() - interval '10 minutes'`;

/** Pictures that may be tried; kind and variants are the condition of their index. */
const WAITING = db
  .updateTable('media_files')
  .where('kind', '=', sql.lit('image'))
  .where('variants', '=', sql.lit('[]'))
  .where('removed_at', 'is', null)
  .where('variant_attempts', '<', MAXIMUM_ATTEMPTS);

const ofPicture = (id: string) => db.updateTable('media_files').where('id', '=', id);

/** How far the variants of each picture are, in `media_files`. */
@Injectable()
export class VariantsRepository {
  constructor(private readonly database: Database) {}

  /** Notes that jobs are made for the pictures that have neither variants nor a job. @returns their ids */
  async queueWaiting(): Promise<string[]> {
    const waiting = await this.database.run(
      WAITING.set({ variants_queued_at: now })
        .where((eb) => eb.or([eb('variants_queued_at', 'is', null), eb('variants_queued_at', '<', LOST_BEFORE)]))
        .returning('id'),
    );
    return waiting.map(({ id }) => id);
  }

  /** Counts an attempt. @returns the picture's path; `undefined` when it has its variants, is gone, or was tried too often */
  async begin(id: string): Promise<string | undefined> {
    const [begun] = await this.database.run(
      WAITING.set((eb) => ({ variant_attempts: eb('variant_attempts', '+', 1) }))
        .where('id', '=', id)
        .returning('path'),
    );
    return begun?.path;
  }

  /** Takes back an attempt that failed for another reason than the picture. */
  async takeBack(id: string): Promise<void> {
    await this.database.change(ofPicture(id).set((eb) => ({ variant_attempts: eb('variant_attempts', '-', 1) })));
  }

  async giveUp(id: string): Promise<void> {
    await this.database.change(ofPicture(id).set({ variant_attempts: MAXIMUM_ATTEMPTS }));
  }

  /** @returns false when the picture is gone meanwhile */
  async finish(id: string, variants: readonly StoredVariant[]): Promise<boolean> {
    const finished = ofPicture(id)
      .set({ variants: JSON.stringify(variants) })
      .where('removed_at', 'is', null);
    return (await this.database.change(finished)) > 0;
  }
}
