import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../common/ids.js';
import { videoDuration } from '../../files/media/index.js';
import { MediaFile } from '../../files/media/media-file.entity.js';
import type { FileStorage } from '../../files/storage/index.js';
import type { Demo } from './demo.js';
import { keepRows, getStill, storeVariants } from './pictures.js';
import { storeFile } from './stored-pictures.js';

export interface DemoVideo {
  /** Below `/uploads/`. */
  path: string;
  /** Seconds. */
  duration: number | null;
}

/** By name of the file, as rows of the catalogue name it. */
export type Videos = ReadonlyMap<string, DemoVideo>;

/** Puts the videos there are into the storage and into `media_files`. */
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
    const still = demo.pictures[getStill(name)];
    if (still) {
      file.width = still.width;
      file.height = still.height;
      file.variants = await storeVariants(demo, still, storage);
    }
    files.push(file);
    videos.set(name, { path: file.path, duration: file.durationSeconds });
  }
  await keepRows(files, em);
  return videos;
}
