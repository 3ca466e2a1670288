import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../common/ids.js';
import { MediaFile, type StoredVariant } from '../../files/media/media-file.entity.js';
import type { FileStorage } from '../../files/storage/index.js';
import type { Demo, DemoPicture } from './demo.js';
import { storeFile } from './stored-pictures.js';

/** Paths by the names in the manifest, which the rows of the catalogue use. */
export type PicturePaths = ReadonlyMap<string, string>;

/**
 * Puts the pictures into the storage and into `media_files`.
 * @returns the path of each picture
 */
export async function storePictures(demo: Demo, storage: FileStorage, em: EntityManager): Promise<PicturePaths> {
  const paths = new Map<string, string>();
  const files: MediaFile[] = [];
  for (const [name, picture] of Object.entries(demo.pictures)) {
    const file = await storePicture(demo, picture, storage);
    paths.set(name, file.path);
    files.push(file);
  }
  await keepRows(files, em);
  return paths;
}

/** Columns that are not overwritten, because staff may have changed them. */
const OF_STAFF = [
  'id',
  'name',
  'alt',
  'focalPoint',
  'translations',
  'version',
  'createdAt',
  'updatedAt',
  'updatedBy',
] as const;

/** Inserts or updates the rows of stored files. */
export async function keepRows(files: MediaFile[], em: EntityManager): Promise<void> {
  if (files.length === 0) return;
  await em.upsertMany(MediaFile, files, {
    onConflictFields: ['path'],
    onConflictAction: 'merge',
    onConflictExcludeFields: [...OF_STAFF],
  });
}

async function storePicture(demo: Demo, picture: DemoPicture, storage: FileStorage): Promise<MediaFile> {
  const variants = await storeVariants(demo, picture, storage);
  const index = picture.variants.findIndex(({ file }) => file === picture.fallback);
  const fallback = picture.variants[index];
  const media = new MediaFile();
  media.id = newId();
  media.path = variants[index]?.url ?? '';
  media.kind = 'image';
  media.mimeType = 'image/webp';
  media.sizeBytes = fallback?.bytes ?? 0;
  media.width = picture.width;
  media.height = picture.height;
  media.variants = variants;
  return media;
}

/** Puts every size of the picture into the storage. */
export async function storeVariants(demo: Demo, picture: DemoPicture, storage: FileStorage): Promise<StoredVariant[]> {
  return Promise.all(
    picture.variants.map(async ({ file, width, format }) => ({
      url: `/uploads/${await storeFile(demo.pictureFolder, file, storage)}`,
      width,
      format,
    })),
  );
}
