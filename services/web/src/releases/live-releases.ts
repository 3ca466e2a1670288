import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Pointer, pointerFile, readPointer } from './pointer.js';
import { type FrontEnd, frontEnds, readManifest, type Release } from './release.js';
import { loadRenderer, type Renderer } from './renderer.js';
import { readStyleSheet, type StyleSheet } from './style-sheet.js';

export interface LiveRelease extends Release {
  renderer: Renderer | null;
  /** What its rendered pages are styled by, by file name. */
  styles: ReadonlyMap<string, StyleSheet>;
}

export type Live = Partial<Record<FrontEnd, LiveRelease>>;

/** Renders some page once, so that no visitor waits for code that runs for the first time. */
export type WarmUp = (live: Live) => Promise<void>;

/**
 * The releases that visitors get. The pointer file is looked at before each page; when it has changed, the new releases
 * are loaded and warmed up, then all of them are replaced in one step. What cannot be loaded leaves the present one.
 */
export class LiveReleases {
  readonly #directory: string;
  readonly #logger: Logger;
  readonly #warmUp: WarmUp;
  #live: Live = {};
  #seen = '';
  #refresh: Promise<void> | undefined;

  constructor(directory: string, logger: Logger, warmUp: WarmUp) {
    this.#directory = directory;
    this.#logger = logger;
    this.#warmUp = warmUp;
  }

  /** What is live now, a release made a moment ago included. */
  async current(): Promise<Live> {
    const mark = await stat(pointerFile(this.#directory)).then(
      ({ ino, mtimeMs, size }) => `${ino}:${mtimeMs}:${size}`,
      () => '',
    );
    if (mark !== this.#seen) {
      this.#refresh ??= this.#load(mark).finally(() => (this.#refresh = undefined));
      await this.#refresh;
    }
    return this.#live;
  }

  async #load(mark: string): Promise<void> {
    try {
      const pointer = await readPointer(this.#directory);
      const live = Object.fromEntries(
        await Promise.all(frontEnds.map(async (name) => [name, await this.#releaseOf(name, pointer)])),
      ) as Live;
      await this.#warmUp(live).catch((error: unknown) =>
        this.#logger.warn({ err: error }, 'The warm-up render failed'),
      );
      this.#live = live;
    } catch (error) {
      this.#logger.error({ err: error }, 'The release pointer cannot be read; the present releases stay');
    }
    this.#seen = mark;
  }

  async #releaseOf(name: FrontEnd, pointer: Pointer): Promise<LiveRelease | undefined> {
    const present = this.#live[name];
    const hash = pointer[name]?.hash;
    if (!hash || present?.hash === hash) return present;
    try {
      const directory = join(this.#directory, name, hash);
      const release = { ...(await readManifest(directory)), hash, directory };
      const renderer = await loadRenderer(release);
      const styles: LiveRelease['styles'] = name === 'admin' ? new Map() : await readStyles(release);
      this.#logger.info({ remote: name, release: hash }, 'A release is live');
      return { ...release, renderer, styles };
    } catch (error) {
      this.#logger.error(
        { err: error, remote: name, release: hash },
        'A release cannot be loaded; the present one stays',
      );
      return present;
    }
  }
}

async function readStyles({ chunks, directory }: Release): Promise<LiveRelease['styles']> {
  const files = new Set(Object.values(chunks).flatMap(({ css }) => css));
  const read = async (file: string) =>
    [file, readStyleSheet(await readFile(join(directory, 'browser', file), 'utf8'))] as const;
  return new Map(await Promise.all([...files].map(read)));
}
