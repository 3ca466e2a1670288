import type { WebConfig } from '../config/config.js';
import { fileUrl } from '../releases/release.js';
import type { Live } from '../releases/live-releases.js';

export const languages = ['de', 'en'] as const;

export type Language = (typeof languages)[number];

/** What the shell is told with each page; the JSON block `vitrine-boot` (frontends/platform, environment). */
export interface Boot {
  language: Language;
  publicUrl: string;
  /** Names of the lazily loaded pages that were rendered. */
  pages: string[];
  /** Path of the picture for shared links. */
  picture: string | null;
  remotes: Partial<Record<'storefront' | 'admin', { hash: string; entry: string; contract: number }>>;
  priceNote: Record<Language, string>;
  legacyProductId: string | null;
  mediaOrigins: string[];
  mapStyleUrl: string | null;
  production: boolean;
}

/** The live remotes as the shell loads them. */
export function liveRemotes(live: Live): Boot['remotes'] {
  const remotes: Boot['remotes'] = {};
  for (const name of ['storefront', 'admin'] as const) {
    const release = live[name];
    if (release)
      remotes[name] = { hash: release.hash, entry: fileUrl(release, release.entry), contract: release.contract };
  }
  return remotes;
}

export function bootOf(config: WebConfig, live: Live, language: Language): Boot {
  const { publicUrl, priceNote, legacyProductId, mediaOrigins, mapStyleUrl, production } = config;
  return {
    language,
    publicUrl,
    pages: [],
    picture: live.shell?.picture ? fileUrl(live.shell, live.shell.picture) : null,
    remotes: liveRemotes(live),
    priceNote,
    legacyProductId,
    mediaOrigins,
    mapStyleUrl,
    production,
  };
}
