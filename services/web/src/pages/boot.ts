import { FIRST_SETTINGS, type Boot, type HouseSettings, type Language } from '@vitrine/schemas';
import type { WebConfig } from '../config/config.js';
import { fileUrl, INTEGRITY_FILE } from '../releases/release.js';
import type { Live } from '../releases/live-releases.js';
import { getIntegrity } from './integrity.js';

/** Address of the icons of the house, which the API draws. */
export const HOUSE_ICONS = '/api/settings/icons';

/** The live remotes, in the form that the shell needs to load them. */
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

/** Whether the house still has the initial look, of which the release has a picture. */
const hasFirstLook = ({ name, logo, colours }: HouseSettings): boolean =>
  JSON.stringify([name, logo, colours]) === JSON.stringify([FIRST_SETTINGS.name, null, FIRST_SETTINGS.colours]);

const previewPicture = ({ shell }: Live, settings: HouseSettings): string | null => {
  if (!hasFirstLook(settings)) return `${HOUSE_ICONS}/preview.png`;
  return shell?.picture ? fileUrl(shell, shell.picture) : null;
};

/** The boot data of a page, always with the settings of the house. */
export type HouseBoot = Boot & { settings: HouseSettings };

/** @param offered the languages that the page links to */
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
