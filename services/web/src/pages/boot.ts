import type { Boot, Language } from '@vitrine/schemas';
import type { WebConfig } from '../config/config.js';
import { fileUrl, INTEGRITY_FILE } from '../releases/release.js';
import type { Live } from '../releases/live-releases.js';
import { getIntegrity } from './integrity.js';

/** The live remotes as the shell loads them. */
export function liveRemotes(live: Live): Boot['remotes'] {
  const remotes: Boot['remotes'] = {};
  for (const name of ['storefront', 'admin'] as const) {
    const release = live[name];
    if (release)
      remotes[name] = {
        hash: release.hash,
        entry: fileUrl(release, release.entry),
        contract: release.contract,
        integrity: getIntegrity(release, INTEGRITY_FILE),
      };
  }
  return remotes;
}

export function createBoot(config: WebConfig, live: Live, language: Language): Boot {
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
