import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseKeys } from '../config/release-keys.js';
import { withLock } from './lock.js';
import { type PointerEntry, readPointer, readPointerToReplace, writePointer } from './pointer.js';
import { fileUrl, type FrontEnd, INTEGRITY_FILE, MANIFEST_FILE, parseManifest } from './release.js';
import { filesBelow, sha384, signFiles, type VerifiedFiles, verifyFiles, VerificationError } from './signed-files.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The placeholder for the hash in built files (frontends/platform/build). */
const PLACEHOLDER = '__RELEASE__';
const BROWSER = 'browser/';
const KEPT_RELEASES = 10;
const texts = ['.js', '.cjs', '.css', '.json', '.svg', '.map'];
const compressed = ['.js', '.css', '.svg', '.json'];

/** An error whose message is shown to the operator, without a stack trace. */
export class ReleaseError extends Error {}

/** The result of releasing a build. */
export interface TakenBuild extends PointerEntry {
  /** Whether the same files were live already. */
  unchanged: boolean;
}

/** One release as `list` shows it. */
export interface ListedRelease {
  hash: string;
  releasedAt: Date;
  /** Whether the pointer names it. */
  live: boolean;
  /** Why `web` does not load it, in one sentence; null if its signature and files are valid. */
  refused: string | null;
}

/** The result of a rollback. */
export interface RolledBack extends PointerEntry {
  /** Later releases that were skipped because they are unsigned or were changed. */
  passedOver: { hash: string; reason: string }[];
}

async function getHash(directory: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await filesBelow(directory))
    hash.update(`${path}\0`).update(await readFile(join(directory, path)));
  return hash.digest('hex').slice(0, 16);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const compressedForms = async (file: string, text: string): Promise<void> => {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await compressBrotli(text, quality));
  await writeFile(`${file}.gz`, await compressGzip(text, { level: constants.Z_BEST_COMPRESSION }));
};

/** Replaces the placeholder with the hash, and writes the list of the scripts' digests and the compressed forms of the browser's text files. */
async function finish(directory: string, hash: string): Promise<void> {
  const digests: Record<string, string> = {};
  for (const path of await filesBelow(directory)) {
    if (!texts.includes(extname(path))) continue;
    const file = join(directory, path);
    const text = (await readFile(file, 'utf8')).replaceAll(PLACEHOLDER, hash);
    await writeFile(file, text);
    if (!compressed.includes(extname(path)) || !path.startsWith(BROWSER)) continue;
    if (extname(path) === '.js') digests[path.slice(BROWSER.length)] = sha384(Buffer.from(text));
    await compressedForms(file, text);
  }
  const listFile = join(directory, BROWSER, INTEGRITY_FILE);
  const list = JSON.stringify(digests);
  await writeFile(listFile, list);
  await compressedForms(listFile, list);
}

/** The releases under `RELEASES_DIR/{front end}/{hash}`, which are immutable, and the pointer to the live ones. */
export class ReleaseStore {
  private readonly directory: string;
  private readonly keys: ReleaseKeys;

  constructor(releasesDir: string, keys: ReleaseKeys) {
    this.directory = releasesDir;
    this.keys = keys;
  }

  /**
   * Stores a build (a directory with `browser/` and optionally `server/`), signs it and makes it live. The same files are the same release; if it is
   * stored already but unsigned, changed or signed with an old key, it is replaced from the build.
   * @throws ReleaseError when there is no build.
   * @throws ConfigurationError when there is no key to sign with.
   */
  async release(name: FrontEnd, build: string): Promise<TakenBuild> {
    if (!(await exists(join(build, 'browser', 'release.json'))))
      throw new ReleaseError(`There is no build of ${name} in ${build}`);
    const privateKey = await this.keys.privateKey();
    return this.exclusively(async () => {
      const hash = await getHash(build);
      const target = join(this.directory, name, hash);
      const isWhole = (await this.refusal(name, hash)) === null;
      const unchanged = isWhole && (await readPointerToReplace(this.directory))[name]?.hash === hash;
      if (!isWhole) {
        const temporary = join(this.directory, name, `.incoming-${randomUUID()}`);
        await cp(build, temporary, { recursive: true });
        await finish(temporary, hash);
        await signFiles(temporary, { remote: name, hash }, privateKey);
        await rm(target, { recursive: true, force: true });
        await rename(temporary, target);
      }
      await utimes(target, new Date(), new Date());
      const entry = await this.makeLive(name, hash, (history, previous) => [previous, ...history]);
      await this.prune(name, entry);
      return { ...entry, unchanged };
    });
  }

  /**
   * Makes the previous release live again; skips releases that would be refused.
   * @throws ReleaseError when there is none.
   */
  async rollback(name: FrontEnd): Promise<RolledBack> {
    return this.exclusively(async () => {
      const present = (await readPointer(this.directory))[name];
      const passedOver: RolledBack['passedOver'] = [];
      for (const [index, hash] of (present?.history ?? []).entries()) {
        const reason = await this.refusal(name, hash);
        if (reason === null)
          return { ...(await this.makeLive(name, hash, (history) => history.slice(index + 1))), passedOver };
        passedOver.push({ hash, reason });
      }
      throw new ReleaseError(`There is no earlier release of ${name} to go back to; the live one stays.`);
    });
  }

  /** All stored releases, the newest first. */
  async list(name: FrontEnd): Promise<ListedRelease[]> {
    const live = (await readPointer(this.directory))[name]?.hash;
    const kept = (await this.kept(name)).map(async (release) => ({
      ...release,
      live: release.hash === live,
      refused: await this.refusal(name, release.hash),
    }));
    return Promise.all(kept);
  }

  private async kept(name: FrontEnd): Promise<Pick<ListedRelease, 'hash' | 'releasedAt'>[]> {
    const hashes = await readdir(join(this.directory, name)).catch(() => []);
    const found = hashes
      .filter((hash) => !hash.startsWith('.'))
      .map(async (hash) => ({ hash, releasedAt: (await stat(join(this.directory, name, hash))).mtime }));
    return (await Promise.all(found)).sort((one, other) => other.releasedAt.getTime() - one.releasedAt.getTime());
  }

  private verified(name: FrontEnd, hash: string): Promise<VerifiedFiles> {
    const directory = join(this.directory, name, hash);
    return this.keys.publicKeys().then((keys) => verifyFiles(directory, { remote: name, hash }, keys));
  }

  private async refusal(name: FrontEnd, hash: string): Promise<string | null> {
    try {
      await this.verified(name, hash);
      return null;
    } catch (error) {
      if (error instanceof VerificationError) return error.message;
      throw error;
    }
  }

  private async exclusively<T>(action: () => Promise<T>): Promise<T> {
    await mkdir(this.directory, { recursive: true });
    return withLock(join(this.directory, '.lock'), action);
  }

  private async makeLive(
    name: FrontEnd,
    hash: string,
    change: (history: string[], previous: string) => string[],
  ): Promise<PointerEntry> {
    const pointer = await readPointerToReplace(this.directory);
    const present = pointer[name];
    const files = await this.verified(name, hash);
    const manifest = parseManifest((await files.read(MANIFEST_FILE)).toString('utf8'));
    const history = !present ? [] : present.hash === hash ? present.history : change(present.history, present.hash);
    const entry: PointerEntry = {
      hash,
      entry: fileUrl({ remote: name, hash }, manifest.entry),
      contract: manifest.contract,
      history: [...new Set(history)].filter((earlier) => earlier !== hash).slice(0, KEPT_RELEASES - 1),
    };
    await writePointer(this.directory, { ...pointer, [name]: entry });
    return entry;
  }

  /** Keeps ten releases: the live one, those a rollback can go back to, and the newest of the others. */
  private async prune(name: FrontEnd, { hash, history }: PointerEntry): Promise<void> {
    const needed = [hash, ...history];
    const others = (await this.kept(name)).map((release) => release.hash).filter((found) => !needed.includes(found));
    const surplus = others.slice(Math.max(0, KEPT_RELEASES - needed.length));
    await Promise.all(surplus.map((found) => rm(join(this.directory, name, found), { recursive: true, force: true })));
  }
}
