import { FIRST_SETTINGS, type Boot, type HouseSettings, type Language } from '@vitrine/schemas';
import type { WebConfig } from '../config/config.js';
import { fileUrl, INTEGRITY_FILE } from '../releases/release.js';
import type { Live } from '../releases/live-releases.js';
import { getIntegrity } from './integrity.js';

/** Where the API draws the icons of the house. */
export const HOUSE_ICONS = '/api/settings/icons';

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

/** Whether the house looks as the product does at first, which its release has a picture of. */
const hasFirstLook = ({ name, logo, colours }: HouseSettings): boolean =>
  JSON.stringify([name, logo, colours]) === JSON.stringify([FIRST_SETTINGS.name, null, FIRST_SETTINGS.colours]);

const previewPicture = ({ shell }: Live, settings: HouseSettings): string | null => {
  if (!hasFirstLook(settings)) return `${HOUSE_ICONS}/preview.png`;
  return shell?.picture ? fileUrl(shell, shell.picture) : null;
};

/** What a page is told, the house's own facts always among it. */
export type HouseBoot = Boot & { settings: HouseSettings };

/** @param offered the languages that the page leads to */
export function createBoot(
  config: WebConfig,
  live: Live,
  language: Language,
  settings: HouseSettings,
  offered: readonly Language[] = settings.languages,
): HouseBoot {
  const { publicUrl, legacyProductId, mediaOrigins, mapStyleUrl, production } = config;
  return {
    language,
    publicUrl,
    pages: [],
    picture: previewPicture(live, settings),
    remotes: liveRemotes(live),
    settings: { ...settings, languages: [...offered] },
    priceNote: settings.priceNote,
    legacyProductId,
    mediaOrigins,
    mapStyleUrl,
    production,
  };
}
