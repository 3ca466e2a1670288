import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { newId } from '../../common/ids.js';
import { sql } from 'kysely';
import { Database } from '../../database/database.js';
import { db } from '../../database/db.js';
import { FileStorage } from '../storage/index.js';
import type { FileType } from './file-type.js';
import { MediaRemoval } from './removal/media-removal.js';
import { MEDIA_CHANNEL } from './variants/media-signal.js';
import { storedName, UPLOADS } from './stored-name.js';

/** A local file to be stored, with its properties. */
export interface NewMedia extends FileType {
  file: string;
  /** The file's name at the client. */
  name: string | null;
  sizeBytes: number;
  /** Pixels. */
  width: number | null;
  /** Pixels. */
  height: number | null;
  durationSeconds: number | null;
}

/** Adds files to the storage and `media_files`, and removes them from both. */
@Injectable()
export class MediaStore {
  constructor(
    private readonly database: Database,
    private readonly storage: FileStorage,
    private readonly removal: MediaRemoval,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(MediaStore.name);
  }

  /**
   * Stores files under new names, all of them or none. The rows are written first: a process that dies in between leaves unreferenced rows, which the
   * nightly cleanup removes with their files.
   * @returns their paths (`/uploads/…`) in the same order
   */
  async keep(files: readonly NewMedia[]): Promise<string[]> {
    if (files.length === 0) return [];
    const named = files.map((media) => {
      const id = newId();
      return { ...media, id, path: `${UPLOADS}${id}.${media.extension}` };
    });
    const paths = named.map(({ path }) => path);
    try {
      await this.database.change(
        db.insertInto('media_files').values(
          named.map(({ id, path, kind, name, mimeType, sizeBytes, width, height, durationSeconds }) => ({
            id,
            path,
            kind,
            name,
            mime_type: mimeType,
            size_bytes: sizeBytes,
            width,
            height,
            duration_seconds: durationSeconds,
          })),
        ),
      );
      for (const { path, file } of named) await this.storage.put(storedName(path), { file, take: true });
    } catch (error) {
      await this.discardUnused(paths);
      throw error;
    }
    if (named.some(({ kind }) => kind === 'image')) this.announce();
    return paths;
  }

  /**
   * Removes the files of a refused form. The library lists files as soon as they are stored, so files that an entity uses by now are kept. Files that
   * cannot be removed now are left to the nightly cleanup.
   */
  async discardUnused(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return;
    try {
      await this.removal.removeUnused(paths);
    } catch (error) {
      this.logger.warn({ err: error, paths }, 'Refused files could not be removed yet');
    }
  }

  /** If the signal is lost, the sweep finds the pictures. */
  private announce(): void {
    this.database.run(sql`select pg_notify(${MEDIA_CHANNEL}, '')`).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'The worker could not be notified of new pictures');
    });
  }
}
