import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FileStorage } from '../../files/storage/index.js';
import type { Demo } from './demo.js';

/** A stored name contains the hash of the content, because uploads are cached as immutable. */
async function storagePath(source: string, name: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 10);
  const extension = extname(name);
  return `demo/${name.slice(0, -extension.length)}-${hash}${extension}`;
}

/** Stores one of the demo's files, unless it is stored already. @returns its path below `/uploads/` */
export async function storeFile(folder: string, name: string, storage: FileStorage): Promise<string> {
  const source = join(folder, name);
  const path = await storagePath(source, name);
  if (!(await storage.exists(path))) await storage.put(path, { file: source });
  return path;
}

/** Whether the last picture is in the storage; pictures are stored one after another. */
export async function picturesAreStored(demo: Demo, storage: FileStorage): Promise<boolean> {
  const name = Object.values(demo.pictures).at(-1)?.fallback;
  return name === undefined || (await storage.exists(await storagePath(join(demo.pictureFolder, name), name)));
}
