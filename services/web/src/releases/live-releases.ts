import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Renderer } from '@vitrine/schemas';
import type { Logger } from 'pino';
import type { ReleaseKeys } from '../config/release-keys.js';
import { type Pointer, pointerFile, readPointer } from './pointer.js';
import { type FrontEnd, FRONT_ENDS, MANIFEST_FILE, parseManifest, type Release } from './release.js';
import { loadRenderer } from './renderer.js';
import { type VerifiedFiles, verifyFiles } from './signed-files.js';
import { readStyleSheet, type StyleSheet } from './style-sheet.js';

export interface LiveRelease extends Release {
  renderer: Renderer | null;
  /** SHA-384 (base64) of its files by path within the release. */
  digests: VerifiedFiles['digests'];
  /** Its files may change at any time, so they have no digests; of the development server only. */
  isInDevelopment?: true;
  /** What its rendered pages are styled by, by file name. */
  styles: ReadonlyMap<string, StyleSheet>;
}

export type Live = Partial<Record<FrontEnd, LiveRelease>>;

/** Renders some page once, so that no visitor waits for code that runs for the first time. */
export type WarmUp = (live: Live) => Promise<void>;

/** A release that should be live and is not. */
export interface RefusedRelease {
  release: string;
  /** One sentence. */
  reason: string;
}

/** Where the front ends of a page come from. */
export interface ReleaseSource {
  /** Those that should be live and are not. */
  readonly refused: ReadonlyMap<FrontEnd, RefusedRelease>;
  /** What visitors get at this moment. */
  current(): Promise<Live>;
  /** What they got a moment ago (100 ms at most), without a look at the disk; `undefined` where that is not known. */
  known(): Live | undefined;
}

/** A busy process looks at the pointer this often. */
const KNOWN_MS = 100;

export interface LiveReleasesOptions {
  releasesDir: string;
  /** By whose signatures releases are trusted. */
  releaseKeys: Pick<ReleaseKeys, 'publicKeys'>;
}

/**
 * The releases that visitors get. The pointer file is looked at before each page; when it has changed, the new releases
 * are verified, loaded and warmed up, then all of them are replaced in one step. What is not signed, was changed or cannot be loaded leaves
 * the present one; at the start of the process, the latest before it that can.
 */
export class LiveReleases implements ReleaseSource {
  private readonly directory: string;
  private readonly keys: LiveReleasesOptions['releaseKeys'];
  private readonly logger: Logger;
  private readonly warmUp: WarmUp;
  private readonly refusals = new Map<FrontEnd, RefusedRelease>();
  private live: Live = {};
  private seen = '';
  private refresh: Promise<void> | undefined;
  private lookedAt = -Infinity;

  constructor({ releasesDir, releaseKeys }: LiveReleasesOptions, logger: Logger, warmUp: WarmUp) {
    this.directory = releasesDir;
    this.keys = releaseKeys;
    this.logger = logger;
    this.warmUp = warmUp;
  }

  /** The releases that the pointer names and that are not live, because they are not trusted or cannot be loaded. */
  get refused(): ReadonlyMap<FrontEnd, RefusedRelease> {
    return this.refusals;
  }

  /** What is live now, a release made a moment ago included. */
  async current(): Promise<Live> {
    const began = performance.now();
    const mark = await stat(pointerFile(this.directory)).then(
      ({ ino, mtimeMs, size }) => `${ino}:${mtimeMs}:${size}`,
      () => '',
    );
    if (mark !== this.seen) {
      this.refresh ??= this.load(mark).finally(() => (this.refresh = undefined));
      await this.refresh;
    }
    this.lookedAt = began;
    return this.live;
  }

  known(): Live | undefined {
    return performance.now() - this.lookedAt < KNOWN_MS ? this.live : undefined;
  }

  private async load(mark: string): Promise<void> {
    try {
      const pointer = await readPointer(this.directory);
      const live = Object.fromEntries(
        await Promise.all(FRONT_ENDS.map(async (name) => [name, await this.getRelease(name, pointer)])),
      ) as Live;
      await this.warmUp(live).catch((error: unknown) => this.logger.warn({ err: error }, 'The warm-up render failed'));
      this.live = live;
    } catch (error) {
      this.logger.error({ err: error }, 'The release pointer cannot be read; the present releases stay');
    }
    this.seen = mark;
  }

  private async getRelease(name: FrontEnd, pointer: Pointer): Promise<LiveRelease | undefined> {
    const present = this.live[name];
    const named = pointer[name];
    if (!named) return present;
    const found = present?.hash === named.hash ? present : await this.loadOrRefuse(name, named.hash);
    if (!('reason' in found)) {
      this.refusals.delete(name);
      return found;
    }
    this.refusals.set(name, found);
    if (present) return present;
    for (const hash of named.history) {
      const earlier = await this.loadOrRefuse(name, hash);
      if (!('reason' in earlier)) return earlier;
    }
    return undefined;
  }

  private async loadOrRefuse(name: FrontEnd, hash: string): Promise<LiveRelease | RefusedRelease> {
    try {
      const release = await this.loadRelease(name, hash);
      this.logger.info({ remote: name, release: hash }, 'A release is live');
      return release;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.error(
        { err: error, reason, remote: name, release: hash },
        'A release is refused; the one before it stays live',
      );
      return { release: hash, reason };
    }
  }

  private async loadRelease(remote: FrontEnd, hash: string): Promise<LiveRelease> {
    const files = await verifyFiles(join(this.directory, remote, hash), { remote, hash }, await this.keys.publicKeys());
    const manifest = parseManifest((await files.read(MANIFEST_FILE)).toString('utf8'));
    const bundle = 'server/server.cjs';
    const renderer = files.digests.has(bundle)
      ? loadRenderer(await files.read(bundle), `${remote}/${hash}/${bundle}`)
      : null;
    const styles: LiveRelease['styles'] = remote === 'admin' ? new Map() : await readStyles(manifest, files);
    return { ...manifest, hash, digests: files.digests, renderer, styles };
  }
}

async function readStyles({ chunks }: Pick<Release, 'chunks'>, files: VerifiedFiles): Promise<LiveRelease['styles']> {
  const names = new Set(Object.values(chunks).flatMap(({ css }) => css));
  const read = async (name: string) =>
    [name, readStyleSheet((await files.read(`browser/${name}`)).toString('utf8'))] as const;
  return new Map(await Promise.all([...names].map(read)));
}
