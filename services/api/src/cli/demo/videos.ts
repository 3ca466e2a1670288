import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../common/ids.js';
import { videoDuration } from '../../files/media/index.js';
import { MediaFile } from '../../files/media/media-file.entity.js';
import type { FileStorage } from '../../files/storage/index.js';
import type { Demo } from './demo.js';
import { toAv1Name, toStillName } from './film-names.js';
import { keepRows, storeVariants } from './pictures.js';
import { storeFile } from './stored-pictures.js';

export interface DemoVideo {
  /** Below `/uploads/`. */
  path: string;
  /** Seconds. */
  duration: number | null;
}

/** Videos by file name, which the rows of the catalogue use. */
export type Videos = ReadonlyMap<string, DemoVideo>;

/** The size of a film without a still, in pixels. */
const FILM_SIZE = { width: 1920, height: 1080 } as const;

/** Puts the existing videos into the storage and into `media_files`. */
export async function storeVideos(demo: Demo, storage: FileStorage, em: EntityManager): Promise<Videos> {
  const videos = new Map<string, DemoVideo>();
  const files: MediaFile[] = [];
  for (const name of demo.videos) {
    const source = join(demo.videoFolder, name);
    const file = new MediaFile();
    file.id = newId();
    file.path = `/uploads/${await storeFile(demo.videoFolder, name, storage)}`;
    file.kind = 'video';
    file.mimeType = 'video/mp4';
    file.sizeBytes = (await stat(source)).size;
    file.durationSeconds = await videoDuration(source);
    const still = demo.pictures[toStillName(name)];
    file.width = still?.width ?? FILM_SIZE.width;
    file.height = still?.height ?? FILM_SIZE.height;
    if (still) file.variants = await storeVariants(demo, still, storage);
    if (existsSync(join(demo.videoFolder, toAv1Name(name)))) {
      const url = `/uploads/${await storeFile(demo.videoFolder, toAv1Name(name), storage)}`;
      file.variants.push({ url, width: FILM_SIZE.width, format: 'av1' });
    }
    files.push(file);
    videos.set(name, { path: file.path, duration: file.durationSeconds });
  }
  await keepRows(files, em);
  return videos;
}
