import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { number, object, string } from 'yup';
import { type FrontEnd, FRONT_ENDS } from './release.js';

const LIST_FILE = 'files.json';
const SIGNATURE_FILE = 'files.json.sig';
const LIST_VERSION = 1;

const listSchema = object({
  version: number().oneOf([LIST_VERSION]).required(),
  remote: string().oneOf(FRONT_ENDS).required(),
  hash: string().required(),
  files: object().required(),
});

/** Why a release is not trusted; the message is one sentence. */
export class VerificationError extends Error {}

/** The release that a list of files belongs to. */
export interface ReleaseId {
  remote: FrontEnd;
  hash: string;
}

/** The files of a release with a valid signature. */
export interface VerifiedFiles {
  /** SHA-384 (base64) by path within the release, such as `browser/main.js`. */
  digests: ReadonlyMap<string, string>;
  /**
   * Reads a file and checks its digest again, because it may have been changed since the release was verified.
   * @throws VerificationError when the file was changed, or the release has no such file
   */
  read: (path: string) => Promise<Buffer>;
}

/** SHA-384 in base64, as in integrity attributes after `sha384-`. */
export const sha384 = (bytes: Buffer): string => createHash('sha384').update(bytes).digest('base64');

/** Paths of all files below a directory, relative to it, with `/` as separator. Symbolic links are listed, but not followed. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

const isOwn = (path: string): boolean => path === LIST_FILE || path === SIGNATURE_FILE;

/** Writes the list of a release's files with the SHA-384 of each, and its signature, into the release's directory. */
export async function signFiles(directory: string, { remote, hash }: ReleaseId, privateKey: KeyObject): Promise<void> {
  const files: Record<string, string> = {};
  for (const path of await filesBelow(directory))
    if (!isOwn(path)) files[path] = sha384(await readFile(join(directory, path)));
  const list = Buffer.from(`${JSON.stringify({ version: LIST_VERSION, remote, hash, files }, null, 1)}\n`);
  await writeFile(join(directory, LIST_FILE), list);
  await writeFile(join(directory, SIGNATURE_FILE), sign(null, list, privateKey).toString('base64'));
}

async function readSignedList(directory: string, publicKeys: readonly KeyObject[]): Promise<unknown> {
  if (publicKeys.length === 0) throw new VerificationError('There is no key yet to verify releases with');
  const [list, signature] = await Promise.all([
    readFile(join(directory, LIST_FILE)),
    readFile(join(directory, SIGNATURE_FILE), 'utf8'),
  ]).catch((error: NodeJS.ErrnoException) => {
    throw new VerificationError(error.code === 'ENOENT' ? 'It is not signed' : `It cannot be read (${error.code})`, {
      cause: error,
    });
  });
  const bytes = Buffer.from(signature, 'base64');
  if (!publicKeys.some((key) => verify(null, list, key, bytes)))
    throw new VerificationError('Its signature is by none of the trusted keys, or its list of files was changed');
  return JSON.parse(list.toString('utf8'));
}

/**
 * Checks the signature, remote, hash and every file of a release.
 * @throws VerificationError for another signature, remote or hash, and for a changed, missing or additional file
 */
export async function verifyFiles(
  directory: string,
  { remote, hash }: ReleaseId,
  publicKeys: readonly KeyObject[],
): Promise<VerifiedFiles> {
  const list = listSchema.validateSync(await readSignedList(directory, publicKeys));
  if (list.remote !== remote || list.hash !== hash)
    throw new VerificationError(`It was signed as ${list.remote} ${list.hash}`);
  const digests = new Map<string, string>(Object.entries(list.files));
  const read = async (path: string): Promise<Buffer> => {
    const bytes = await readFile(join(directory, path)).catch((error: NodeJS.ErrnoException) => {
      throw new VerificationError(`${path} is missing (${error.code})`, { cause: error });
    });
    if (sha384(bytes) !== digests.get(path)) throw new VerificationError(`${path} was changed`);
    return bytes;
  };
  const additional = (await filesBelow(directory)).find((path) => !isOwn(path) && !digests.has(path));
  if (additional !== undefined) throw new VerificationError(`${additional} was added`);
  for (const path of digests.keys()) await read(path);
  return { digests, read };
}
