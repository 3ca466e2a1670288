import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withLock } from './lock.js';
import { type PointerEntry, readPointer, readPointerToReplace, writePointer } from './pointer.js';
import { fileUrl, type FrontEnd, readManifest } from './release.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What the build wrote for the hash it could not know (frontends/platform/build). */
const placeholder = '__RELEASE__';
const kept = 10;
const texts = ['.js', '.cjs', '.css', '.json', '.svg', '.map'];
const compressed = ['.js', '.css', '.svg', '.json'];

/** Said to the person who asked for something that cannot be done. */
export class ReleaseError extends Error {}

/** What became of a build that was handed in. */
export interface TakenBuild extends PointerEntry {
  /** The very same files were live already. */
  unchanged: boolean;
}

/** One release as `list` shows it. */
export interface ListedRelease {
  hash: string;
  releasedAt: Date;
  live: boolean;
}

async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function hashOf(directory: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesOf(directory))
    hash
      .update(file.slice(directory.length))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Writes the hash where the build left its place, and beside each text file its compressed forms. */
async function finish(directory: string, hash: string): Promise<void> {
  for (const file of await filesOf(directory)) {
    if (!texts.includes(extname(file))) continue;
    const text = (await readFile(file, 'utf8')).replaceAll(placeholder, hash);
    await writeFile(file, text);
    if (!compressed.includes(extname(file)) || !file.startsWith(join(directory, 'browser'))) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${file}.br`, await compressBrotli(text, quality));
    await writeFile(`${file}.gz`, await compressGzip(text, { level: constants.Z_BEST_COMPRESSION }));
  }
}

/** Builds kept side by side under `RELEASES_DIR/{front end}/{hash}`, never changed once there, and the pointer to the live ones. */
export class ReleaseStore {
  readonly #directory: string;

  constructor(releasesDir: string) {
    this.#directory = releasesDir;
  }

  /**
   * Takes a build (a directory with `browser/` and perhaps `server/`) in and makes it live. The same files are the same
   * release.
   * @throws ReleaseError when there is no build.
   */
  async release(name: FrontEnd, build: string): Promise<TakenBuild> {
    if (!(await exists(join(build, 'browser', 'release.json'))))
      throw new ReleaseError(`There is no build of ${name} in ${build}`);
    return this.#exclusively(async () => {
      const hash = await hashOf(build);
      const target = join(this.#directory, name, hash);
      const unchanged = (await readPointerToReplace(this.#directory))[name]?.hash === hash && (await exists(target));
      if (!(await exists(target))) {
        const temporary = join(this.#directory, name, `.incoming-${randomUUID()}`);
        await cp(build, temporary, { recursive: true });
        await finish(temporary, hash);
        await rename(temporary, target);
      }
      await utimes(target, new Date(), new Date());
      const entry = await this.#makeLive(name, hash, (history, previous) => [previous, ...history]);
      await this.#prune(name, entry);
      return { ...entry, unchanged };
    });
  }

  /**
   * Makes the release that was live before live again.
   * @throws ReleaseError when there is none.
   */
  async rollback(name: FrontEnd): Promise<PointerEntry> {
    return this.#exclusively(async () => {
      const present = (await readPointer(this.#directory))[name];
      for (const [index, hash] of (present?.history ?? []).entries()) {
        if (await exists(join(this.#directory, name, hash)))
          return this.#makeLive(name, hash, (history) => history.slice(index + 1));
      }
      throw new ReleaseError(`There is no earlier release of ${name} to go back to; the live one stays.`);
    });
  }

  /** All releases that are kept, the newest first. */
  async list(name: FrontEnd): Promise<ListedRelease[]> {
    const live = (await readPointer(this.#directory))[name]?.hash;
    const hashes = await readdir(join(this.#directory, name)).catch(() => []);
    const found = hashes
      .filter((hash) => !hash.startsWith('.'))
      .map(async (hash) => ({
        hash,
        releasedAt: (await stat(join(this.#directory, name, hash))).mtime,
        live: hash === live,
      }));
    return (await Promise.all(found)).sort((one, other) => other.releasedAt.getTime() - one.releasedAt.getTime());
  }

  async #exclusively<T>(action: () => Promise<T>): Promise<T> {
    await mkdir(this.#directory, { recursive: true });
    return withLock(join(this.#directory, '.lock'), action);
  }

  async #makeLive(
    name: FrontEnd,
    hash: string,
    change: (history: string[], previous: string) => string[],
  ): Promise<PointerEntry> {
    const pointer = await readPointerToReplace(this.#directory);
    const present = pointer[name];
    const manifest = await readManifest(join(this.#directory, name, hash));
    const history = !present ? [] : present.hash === hash ? present.history : change(present.history, present.hash);
    const entry: PointerEntry = {
      hash,
      entry: fileUrl({ remote: name, hash }, manifest.entry),
      contract: manifest.contract,
      history: [...new Set(history)].filter((earlier) => earlier !== hash).slice(0, kept - 1),
    };
    await writePointer(this.#directory, { ...pointer, [name]: entry });
    return entry;
  }

  /** Keeps the live release, those a rollback may reach, and of the rest the newest, ten in all. */
  async #prune(name: FrontEnd, { hash, history }: PointerEntry): Promise<void> {
    const needed = [hash, ...history];
    const others = (await this.list(name)).map((release) => release.hash).filter((found) => !needed.includes(found));
    const surplus = others.slice(Math.max(0, kept - needed.length));
    await Promise.all(surplus.map((found) => rm(join(this.#directory, name, found), { recursive: true, force: true })));
  }
}
