import type { InLanguages } from '@vitrine/platform';
import type { Pictures } from '../../catalogue/catalogue.js';
import uprightSmall from './prestige-app-480.avif';
import uprightLarge from './prestige-app-864.avif';
import upright from './prestige-app-864.webp';
import uprightEnglishSmall from './prestige-app-en-480.avif';
import uprightEnglishLarge from './prestige-app-en-864.avif';
import uprightEnglish from './prestige-app-en-864.webp';
import atCounterLarge from './prestige-wide-1600.avif';
import atCounterSmall from './prestige-wide-960.avif';
import atCounter from './prestige-wide-960.webp';
import atCounterEnglishLarge from './prestige-wide-en-1600.avif';
import atCounterEnglishSmall from './prestige-wide-en-960.avif';
import atCounterEnglish from './prestige-wide-en-960.webp';
import withJewelsLarge from './signature-wide-1600.avif';
import withJewelsSmall from './signature-wide-960.avif';
import withJewels from './signature-wide-960.webp';
import withJewelsEnglishLarge from './signature-wide-en-1600.avif';
import withJewelsEnglishSmall from './signature-wide-en-960.avif';
import withJewelsEnglish from './signature-wide-en-960.webp';

/** A picture of the app on a device, for pages without a product's own. */
interface Scene {
  path: string;
  pictures: Pictures;
}

/** A scene by the language of the app's screens. */
export type Scenes = InLanguages<Scene>;

/** Addresses of the files of one scene. */
type Files = readonly [path: string, small: string, large: string];

const SMALL_WIDTH = 960;
const LARGE_WIDTH = 1600;

function toScene([path, ...files]: Files, widths: readonly [number, number], height: number, pathWidth: number): Scene {
  const variants: Pictures[string]['variants'] = files.map((url, i) => ({
    url,
    width: widths[i] ?? 0,
    format: 'avif',
  }));
  variants.push({ url: path, width: pathWidth, format: 'webp' });
  return { path, pictures: { [path]: { width: widths[1], height, variants } } };
}

/** A scene of 16 : 9. */
const toWideScene = (files: Files): Scene => toScene(files, [SMALL_WIDTH, LARGE_WIDTH], 900, SMALL_WIDTH);

/** A scene of 4 : 5. */
const toUprightScene = (files: Files): Scene => toScene(files, [480, 864], 1080, 864);

/** A phone and a watch on dark marble, the first frame of the hero's film; both are between 0.55 and 0.96 of the width. */
export const AT_COUNTER: Scenes = {
  de: toWideScene([atCounter, atCounterSmall, atCounterLarge]),
  en: toWideScene([atCounterEnglish, atCounterEnglishSmall, atCounterEnglishLarge]),
};

/** A phone with a ring and pearls, between 0.4 and 0.8 of the width. */
export const WITH_JEWELS: Scenes = {
  de: toWideScene([withJewels, withJewelsSmall, withJewelsLarge]),
  en: toWideScene([withJewelsEnglish, withJewelsEnglishSmall, withJewelsEnglishLarge]),
};

/** A phone and a watch on dark marble, upright. */
export const AT_COUNTER_UPRIGHT: Scenes = {
  de: toUprightScene([upright, uprightSmall, uprightLarge]),
  en: toUprightScene([uprightEnglish, uprightEnglishSmall, uprightEnglishLarge]),
};
