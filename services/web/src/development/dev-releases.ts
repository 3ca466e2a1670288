import { setTimeout as pause } from 'node:timers/promises';
import type { Live, LiveRelease, RefusedRelease, ReleaseSource } from '../releases/live-releases.js';
import { type FrontEnd, FRONT_ENDS, parseManifest } from '../releases/release.js';

/** Takes the place of a release's hash in the addresses that the development build of the front ends uses. */
export const DEV_HASH = 'dev';

const BUILD_POLL_MS = 200;
const MAX_BUILD_MS = 30_000;

/** The present builds of the front ends on the development server: unsigned, and rendered only in the browser. */
export class DevReleases implements ReleaseSource {
  readonly refused: ReadonlyMap<FrontEnd, RefusedRelease> = new Map();

  constructor(private readonly devServerUrl: string) {}

  /** Waits for the first build. A front end without a build after that time is missing from the result. */
  async current(): Promise<Live> {
    const found = await Promise.all(FRONT_ENDS.map(async (name) => [name, await this.getRelease(name)] as const));
    return Object.fromEntries(found.filter(([, release]) => release !== undefined));
  }

  /** Never known, because a build can change at any time. */
  known(): undefined {
    return undefined;
  }

  private async getRelease(name: FrontEnd): Promise<LiveRelease | undefined> {
    const end = Date.now() + MAX_BUILD_MS;
    const address = `${this.devServerUrl}/releases/${name}/${DEV_HASH}/release.json`;
    for (;;) {
      const answer = await fetch(address, { signal: AbortSignal.timeout(MAX_BUILD_MS) }).catch(() => undefined);
      if (answer?.ok) {
        const manifest = parseManifest(await answer.text());
        return {
          ...manifest,
          hash: DEV_HASH,
          digests: new Map(),
          isInDevelopment: true,
          renderer: null,
          styles: new Map(),
        };
      }
      if (Date.now() > end) return undefined;
      await pause(BUILD_POLL_MS);
    }
  }
}
