import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, type InferType, number, object, string } from 'yup';
import type { FrontEnd } from './release.js';

const entrySchema = object({
  hash: string()
    .matches(/^[0-9a-f]{16}$/)
    .required(),
  /** Path of the entry script on the public origin. */
  entry: string().required(),
  contract: number().required(),
  /** Hashes of releases that were live before, the latest first; a rollback goes back to these. */
  history: array(string().required()).default([]),
});

const pointerSchema = object({
  shell: entrySchema.optional().default(undefined),
  storefront: entrySchema.optional().default(undefined),
  admin: entrySchema.optional().default(undefined),
} satisfies Record<FrontEnd, unknown>);

/** Which release of a front end is live. */
export type PointerEntry = InferType<typeof entrySchema>;

export type Pointer = Partial<InferType<typeof pointerSchema>>;

export const pointerFile = (releasesDir: string): string => join(releasesDir, 'remotes.json');

const read = (releasesDir: string): Promise<string> =>
  readFile(pointerFile(releasesDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });

const parse = (text: string): Pointer => pointerSchema.validateSync(JSON.parse(text), { stripUnknown: true });

/**
 * The pointer; empty before the first release.
 * @throws Error when the file is not a pointer.
 */
export async function readPointer(releasesDir: string): Promise<Pointer> {
  return parse(await read(releasesDir));
}

/** The pointer for a release to build on; empty also if the file is damaged, so that a release repairs it. */
export async function readPointerToReplace(releasesDir: string): Promise<Pointer> {
  const text = await read(releasesDir);
  try {
    return parse(text);
  } catch {
    return {};
  }
}

/** Replaces the pointer atomically: a reader sees the old or the new file, never a partial one, even after a power failure. */
export async function writePointer(releasesDir: string, pointer: Pointer): Promise<void> {
  const temporary = join(releasesDir, `.remotes-${randomUUID()}.json`);
  await writeFile(temporary, `${JSON.stringify(pointer, null, 2)}\n`, { flush: true });
  await rename(temporary, pointerFile(releasesDir));
}
