import { houseShades, type HouseSettings, type ReleaseDocument } from '@vitrine/schemas';
import { SETTINGS_PATH } from '../shared/reads.js';

export { MANIFEST_PATH } from './manifest-path.js';

const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/api/settings/icons/${file}`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** The web manifest that makes `/app` installable, with the name, colours and icons of the house. */
export const appManifest: ReleaseDocument = {
  type: 'application/manifest+json; charset=utf-8',
  reads: [SETTINGS_PATH],
  make: ({ data, language }) => {
    const { name, colours } = data[SETTINGS_PATH] as HouseSettings;
    const { deep } = houseShades(colours);
    return JSON.stringify({
      name: `${name} App`,
      short_name: name,
      lang: language,
      id: '/app',
      start_url: '/app',
      scope: '/app',
      display: 'standalone',
      orientation: 'any',
      background_color: deep,
      theme_color: deep,
      icons: [
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('maskable-512.png', 512, 'maskable'),
      ],
    });
  },
};
