import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../common/ids.js';
import { MediaFile } from '../../media/media-file.entity.js';
import { demoUploads, type Demo, type DemoPicture } from './demo-files.js';

/** Path by name of the manifest, as rows of the catalogue name it. */
export type PicturePaths = ReadonlyMap<string, string>;

/**
 * Puts the pictures into the storage and into `media_files`. A stored name carries its content's hash, because uploads are cached for ever.
 * @returns the path of each picture
 */
export async function storePictures(demo: Demo, storageDir: string, em: EntityManager): Promise<PicturePaths> {
  const target = demoUploads(storageDir);
  await mkdir(target, { recursive: true });
  const paths = new Map<string, string>();
  const files: MediaFile[] = [];
  for (const [name, picture] of Object.entries(demo.pictures)) {
    const file = await storePicture(picture, demo.pictureFolder, target);
    paths.set(name, file.path);
    files.push(file);
  }
  await em.upsertMany(MediaFile, files, {
    onConflictFields: ['path'],
    onConflictAction: 'merge',
    onConflictExcludeFields: ['id', 'createdAt'],
  });
  return paths;
}

async function storePicture(picture: DemoPicture, from: string, to: string): Promise<MediaFile> {
  const urls = new Map<string, string>();
  for (const { file } of picture.variants) urls.set(file, await storeFile(join(from, file), file, to));
  const fallback = picture.variants.find(({ file }) => file === picture.fallback);
  const media = new MediaFile();
  media.id = newId();
  media.path = urls.get(picture.fallback) ?? '';
  media.kind = 'image';
  media.mimeType = 'image/webp';
  media.sizeBytes = fallback?.bytes ?? 0;
  media.width = picture.width;
  media.height = picture.height;
  media.variants = picture.variants.map(({ file, width, format }) => ({ url: urls.get(file) ?? '', width, format }));
  return media;
}

async function storeFile(source: string, name: string, to: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 10);
  const extension = extname(name);
  const stored = `${name.slice(0, -extension.length)}-${hash}${extension}`;
  const path = join(to, stored);
  if (!existsSync(path)) {
    // under another name first, so that a seeding that is cut off leaves no half a picture
    await copyFile(source, `${path}.part`);
    await rename(`${path}.part`, path);
  }
  return `/uploads/demo/${stored}`;
}
