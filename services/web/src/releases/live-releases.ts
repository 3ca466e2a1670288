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
  /** Its files may change at any time, so they have no digests; with the development server only. */
  isInDevelopment?: true;
  /** The style sheets of its rendered pages by file name. */
  styles: ReadonlyMap<string, StyleSheet>;
}

export type Live = Partial<Record<FrontEnd, LiveRelease>>;

/** Renders some page once, so that no visitor waits for code on its first run. */
export type WarmUp = (live: Live) => Promise<void>;

/** A release that the pointer names but that was refused. */
export interface RefusedRelease {
  release: string;
  /** One sentence. */
  reason: string;
}

/** The source of the front ends of a page. */
export interface ReleaseSource {
  /** The releases that the pointer names but that are not trusted or cannot be loaded. */
  readonly refused: ReadonlyMap<FrontEnd, RefusedRelease>;
  /** The live releases; checks the pointer file first. */
  current(): Promise<Live>;
  /** The live releases, if the pointer file was checked within the last 100 ms; `undefined` otherwise. Does not read from disk. */
  known(): Live | undefined;
}

/** Time for which `known()` needs no check of the pointer file. */
const KNOWN_MS = 100;

export interface LiveReleasesOptions {
  releasesDir: string;
  /** The keys that releases must be signed with. */
  releaseKeys: Pick<ReleaseKeys, 'publicKeys'>;
}

/**
 * The live releases. The pointer file is checked before each page; when it has changed, the new releases are verified, loaded and warmed up, then all
 * are replaced in one step. If a release is unsigned, was changed or cannot be loaded, the present one stays; at the start of the process, the latest
 * loadable release before it is used.
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

  get refused(): ReadonlyMap<FrontEnd, RefusedRelease> {
    return this.refusals;
  }

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
