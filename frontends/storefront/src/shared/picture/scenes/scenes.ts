import type { Pictures } from '../../catalogue/catalogue.js';
import uprightSmall from './prestige-app-480.avif';
import uprightLarge from './prestige-app-720.avif';
import upright from './prestige-app-720.webp';
import atCounterLarge from './prestige-wide-1600.avif';
import atCounterSmall from './prestige-wide-960.avif';
import atCounter from './prestige-wide-960.webp';
import inBoutiqueLarge from './signature-boutique-wide-1200.avif';
import inBoutiqueSmall from './signature-boutique-wide-960.avif';
import inBoutique from './signature-boutique-wide-960.webp';
import withJewelsLarge from './signature-wide-1200.avif';
import withJewelsSmall from './signature-wide-960.avif';
import withJewels from './signature-wide-960.webp';

/** A picture of the app on a device, for pages that show no product's own. */
export interface Scene {
  path: string;
  pictures: Pictures;
}

const SMALL_WIDTH = 960;

function toScene(path: string, variants: Pictures[string]['variants'], height: number): Scene {
  const width = Math.max(...variants.map((variant) => variant.width));
  return { path, pictures: { [path]: { width, height, variants } } };
}

/** A scene of 16 : 9. */
const toWideScene = (path: string, small: string, large: string, width: number): Scene =>
  toScene(
    path,
    [
      { url: small, width: SMALL_WIDTH, format: 'avif' },
      { url: large, width, format: 'avif' },
      { url: path, width: SMALL_WIDTH, format: 'webp' },
    ],
    Math.round((width * 9) / 16),
  );

/** A phone and a watch on dark marble, the first frame of the hero's film; both lie between 0.58 and 0.92 of the width. */
export const AT_COUNTER = toWideScene(atCounter, atCounterSmall, atCounterLarge, 1600);

/** A phone with a ring and pearls; they lie between 0.4 and 0.8 of the width. */
export const WITH_JEWELS = toWideScene(withJewels, withJewelsSmall, withJewelsLarge, 1200);

/** A tablet and a phone on the counter of a boutique. */
export const IN_BOUTIQUE = toWideScene(inBoutique, inBoutiqueSmall, inBoutiqueLarge, 1200);

/** A phone and a watch on dark marble, 4 : 5. */
export const AT_COUNTER_UPRIGHT = toScene(
  upright,
  [
    { url: uprightSmall, width: 480, format: 'avif' },
    { url: uprightLarge, width: 720, format: 'avif' },
    { url: upright, width: 720, format: 'webp' },
  ],
  900,
);
