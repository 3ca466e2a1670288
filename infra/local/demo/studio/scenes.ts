import type { Sizes } from '../pictures/output.ts';

/** How a scene's render is used. */
interface Finish {
  sizes: Sizes;
  /** A second picture, of a part, for the gallery: share of the width that it shows, and where it lies between the edges (0…1). */
  detail?: { share: number; x: number; y: number };
  /** The storefront has a copy of it, too. */
  isStorefronts?: true;
}

/** Full screens; the variants that phones load are kept small. */
const WIDE: Finish = { sizes: { widths: [960, 1600], fallback: 960, quality: 66, phoneQuality: 62 } };
const HERO: Finish = { sizes: { widths: [960, 1600], fallback: 960, quality: 70, phoneQuality: 60 } };
const STOREFRONT = { isStorefronts: true } as const;
const CARD: Finish = { sizes: { widths: [480, 864], fallback: 864, quality: 64 } };
const PLACE: Finish = { sizes: { widths: [480, 1200], fallback: 1200, quality: 64 } };
const goodsAt = (x: number, y: number): Finish => ({ ...CARD, detail: { share: 0.52, x, y } });

const wides = [
  'home-editions',
  'home-accessories',
  'home-voices',
  'classic-wide',
  'classic-atelier-wide',
  'signature-wide',
  'signature-boutique-wide',
  'prestige-maison-wide',
  'interview-rosenhag',
  'interview-alsterglanz',
  'interview-steinfeder',
];
const places = ['store-boutique', 'store-counter', 'store-workshop', 'store-facade'];
const editions = ['classic', 'classic-atelier', 'signature', 'signature-boutique', 'prestige', 'prestige-maison'];
const goods = ['ballpoint', 'coat-wallet', 'card-holder', 'belt-coiled', 'watch-roll', 'presentation-box'];

/** Every scene of `blender/scenes` by its name, which is also the name of its picture in the manifest. */
export const SCENES: Readonly<Record<string, Finish>> = {
  ...Object.fromEntries(wides.map((name) => [name, WIDE])),
  ...Object.fromEntries(places.map((name) => [name, PLACE])),
  ...Object.fromEntries(editions.flatMap((slug) => [`${slug}-app`, `${slug}-place`].map((name) => [name, CARD]))),
  ...Object.fromEntries(goods.map((name) => [name, goodsAt(0.5, 0.5)])),
  'prestige-wide': { ...HERO, ...STOREFRONT },
  'prestige-app': { ...CARD, ...STOREFRONT },
  'signature-wide': { ...WIDE, ...STOREFRONT },
  'fountain-pen': goodsAt(0.1, 0.8),
  'belt-buckled': goodsAt(0.4, 0.5),
  'band-leather': goodsAt(0.1, 0.2),
  'band-milanese': goodsAt(0.9, 0.3),
  loupe: goodsAt(0.9, 0.5),
  cufflinks: goodsAt(0.7, 0.55),
};
