import type { Sizes } from '../pictures/output.ts';

/** What becomes of a scene's render. */
interface Finish {
  sizes: Sizes;
  /** A second picture of its middle, for the gallery: share of the width that it shows. */
  detail?: number;
  /** No page shows it yet; it is rendered only when it is named. */
  isDraft?: true;
}

/** Full screens; what a phone waits for is kept light. */
const WIDE: Finish = { sizes: { widths: [960, 1200], fallback: 960, quality: 66 } };
const HERO: Finish = { sizes: { widths: [960, 1600], fallback: 960, quality: 70, phoneQuality: 60 } };
const CARD: Finish = { sizes: { widths: [480, 640], fallback: 640, quality: 66 } };
const PLACE: Finish = { sizes: { widths: [480, 960], fallback: 960, quality: 66 } };
const GOODS: Finish = { ...CARD, detail: 0.52 };
const DRAFT = { isDraft: true } as const;

const wides = [
  'home-editions',
  'home-accessories',
  'home-voices',
  'signature-wide',
  'classic-atelier-wide',
  'signature-boutique-wide',
];
const places = ['store-boutique', 'store-counter', 'store-workshop', 'store-facade'];
const editions = ['classic', 'classic-atelier', 'signature', 'signature-boutique', 'prestige', 'prestige-maison'];
const goods = [
  'fountain-pen',
  'ballpoint',
  'coat-wallet',
  'card-holder',
  'belt-coiled',
  'watch-roll',
  'presentation-box',
];
/** The drawings of `../pictures` show more of what the shop describes. */
const draftGoods = ['belt-buckled', 'band-leather', 'band-milanese', 'loupe', 'cufflinks'];

/** Every scene of `blender/scenes` by its name, which its picture keeps in the manifest. */
export const SCENES: Readonly<Record<string, Finish>> = {
  'prestige-wide': HERO,
  ...Object.fromEntries(wides.map((name) => [name, WIDE])),
  ...Object.fromEntries(places.map((name) => [name, PLACE])),
  ...Object.fromEntries(editions.map((slug) => [`${slug}-app`, CARD])),
  ...Object.fromEntries(editions.map((slug) => [`${slug}-place`, CARD])),
  ...Object.fromEntries(goods.map((name) => [name, GOODS])),
  ...Object.fromEntries(draftGoods.map((name) => [name, { ...GOODS, ...DRAFT }])),
};
