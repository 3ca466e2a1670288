import { azurage, barleycorn, basket, clousDeParis, flinque, rays, scales, spirals } from './guilloche.ts';
import type { Surface } from './dial-surface.ts';
import type { Furniture } from './dial-furniture.ts';
import { hex, type Rgb } from './palette.ts';

export interface Edition {
  slug: string;
  name: string;
  /** The watch that a fictional retailer shows with this dial in its app. */
  watch: { name: string; price: string };
  surface: Surface;
  furniture: Furniture;
  /** Ground of the card: upper left and lower right colour. */
  ground: readonly [Rgb, Rgb];
  onDark: boolean;
  /** Where the macro lens looks: middle and reach in dial radii. */
  macro: { x: number; y: number; reach: number };
}

const emerald = { lit: hex('#1E6B50'), mid: hex('#0E4634'), shade: hex('#06271D') };
const forest = { lit: hex('#185A45'), mid: hex('#0A3A2B'), shade: hex('#041C15') };
const night = { lit: hex('#12483A'), mid: hex('#072A21'), shade: hex('#02110D') };
const opaline = {
  pale: true,
  lit: hex('#FBF5E6'),
  mid: hex('#EADFC6'),
  shade: hex('#C5B48F'),
};

const ivoryGround: readonly [Rgb, Rgb] = [hex('#F6EFE2'), hex('#E6DAC4')];
const greenGround: readonly [Rgb, Rgb] = [hex('#114634'), hex('#082A1F')];
const deepGround: readonly [Rgb, Rgb] = [hex('#0A3226'), hex('#03150F')];

export const editions: readonly Edition[] = [
  {
    slug: 'classic',
    name: 'Classic',
    watch: { name: 'Automatik 39', price: '6.400 €' },
    ground: ivoryGround,
    onDark: false,
    surface: {
      ...emerald,
      bezel: 'polished',
      cartouche: { y: -0.37, width: 0.36, height: 0.105 },
      zones: [
        { inner: 0, outer: 0.66, height: flinque(72, 0.55, 1.5), relief: 0.55, inlay: 0.34, fan: 0.55, fadeIn: 0.16 },
        { inner: 0.66, outer: 0.982, height: azurage(0, 0, 96), relief: 0.12, inlay: 0, fan: 0.35, tone: 0.92 },
      ],
    },
    furniture: {
      hands: 'dauphine',
      indices: 'baton',
      hour: 10,
      minute: 9,
      track: 'lines',
      subDials: [],
      signatureAt: 0.375,
      caption: 'CLASSIC',
      captionAt: -0.315,
    },
    macro: { x: 0.34, y: -0.5, reach: 0.46 },
  },
  {
    slug: 'classic-atelier',
    name: 'Classic Atelier',
    watch: { name: 'Kleine Sekunde', price: '7.800 €' },
    ground: greenGround,
    onDark: true,
    surface: {
      ...opaline,
      bezel: 'stepped',
      cartouche: { y: -0.34, width: 0.34, height: 0.1 },
      zones: [
        { inner: 0, outer: 0.6, height: clousDeParis(24), relief: 0.62, inlay: 0.3, fan: 0.12 },
        { inner: 0.6, outer: 0.982, height: azurage(0, 0, 96), relief: 0.1, inlay: 0, fan: 0.16 },
        {
          cx: 0,
          cy: 0.42,
          inner: 0,
          outer: 0.25,
          height: azurage(0, 0.42, 70),
          relief: 0.2,
          inlay: 0,
          fan: 0.3,
          tone: 0.97,
        },
      ],
    },
    furniture: {
      pale: true,
      hands: 'pomme',
      indices: 'roman',
      hour: 10,
      minute: 8,
      track: 'railway',
      subDials: [{ kind: 'seconds', x: 0, y: 0.42, r: 0.25, at: 214 }],
      signatureAt: 0.345,
      caption: 'ATELIER',
      captionAt: -0.285,
    },
    macro: { x: -0.12, y: 0.44, reach: 0.46 },
  },
  {
    slug: 'signature',
    name: 'Signature',
    watch: { name: 'Grain d’Orge', price: '8.950 €' },
    ground: greenGround,
    onDark: true,
    surface: {
      ...emerald,
      bezel: 'coin',
      cartouche: { y: -0.37, width: 0.36, height: 0.105 },
      zones: [
        { inner: 0, outer: 0.68, height: barleycorn(27, 36, 0.46), relief: 0.5, inlay: 0.62, fan: 0.35, fadeIn: 0.1 },
        { inner: 0.68, outer: 0.7, height: rays(240), relief: 0.3, inlay: 1, tone: 1.1 },
        { inner: 0.7, outer: 0.982, height: azurage(0, 0, 96), relief: 0.12, inlay: 0, fan: 0.4, tone: 0.88 },
      ],
    },
    furniture: {
      hands: 'leaf',
      indices: 'kite',
      hour: 10,
      minute: 10,
      second: 36,
      track: 'dots',
      subDials: [{ kind: 'date', x: 0.775, y: 0, day: 21 }],
      signatureAt: 0.375,
      caption: 'SIGNATURE',
      captionAt: -0.315,
    },
    macro: { x: 0.5, y: -0.2, reach: 0.5 },
  },
  {
    slug: 'signature-boutique',
    name: 'Signature Boutique',
    watch: { name: 'Zweite Zone', price: '9.800 €' },
    ground: ivoryGround,
    onDark: false,
    surface: {
      ...forest,
      bezel: 'stepped',
      cartouche: { y: -0.405, width: 0.36, height: 0.105 },
      zones: [
        { inner: 0, outer: 0.7, height: scales(7.5, 4), relief: 0.34, inlay: 0.52, fan: 0.3 },
        { inner: 0.7, outer: 0.982, height: azurage(0, 0, 96), relief: 0.12, inlay: 0, fan: 0.4, tone: 0.9 },
        {
          cx: -0.38,
          cy: 0,
          inner: 0,
          outer: 0.225,
          height: azurage(-0.38, 0, 80),
          relief: 0.22,
          inlay: 0.08,
          fan: 0.5,
          tone: 0.86,
        },
        {
          cx: 0.38,
          cy: 0,
          inner: 0,
          outer: 0.225,
          height: azurage(0.38, 0, 80),
          relief: 0.22,
          inlay: 0.08,
          fan: 0.5,
          tone: 0.86,
        },
      ],
    },
    furniture: {
      hands: 'lance',
      indices: 'pearl',
      hour: 1,
      minute: 52,
      track: 'railway',
      subDials: [
        { kind: 'zone', x: -0.38, y: 0, r: 0.225, at: 128 },
        { kind: 'seconds', x: 0.38, y: 0, r: 0.225, at: 312 },
      ],
      signatureAt: 0.41,
      caption: 'BOUTIQUE',
      captionAt: -0.35,
    },
    macro: { x: -0.36, y: 0.1, reach: 0.46 },
  },
  {
    slug: 'prestige',
    name: 'Prestige',
    watch: { name: 'Rosette 48', price: '14.200 €' },
    ground: deepGround,
    onDark: true,
    surface: {
      ...forest,
      bezel: 'fluted',
      cartouche: { y: -0.39, width: 0.36, height: 0.105 },
      zones: [
        { inner: 0, outer: 0.76, height: spirals(34, 10.5), relief: 0.42, inlay: 0.85, fan: 0.28, fadeIn: 0.14 },
        { inner: 0.76, outer: 0.79, height: rays(180), relief: 0.4, inlay: 1, tone: 1.1 },
        {
          inner: 0.79,
          outer: 0.982,
          height: barleycorn(62, 120, 0.34),
          relief: 0.22,
          inlay: 0.22,
          fan: 0.4,
          tone: 0.85,
        },
      ],
    },
    furniture: {
      hands: 'dauphine',
      indices: 'wedge',
      hour: 10,
      minute: 9,
      track: 'lines',
      subDials: [],
      signatureAt: 0.395,
      caption: 'PRESTIGE',
      captionAt: -0.335,
    },
    macro: { x: -0.42, y: -0.46, reach: 0.44 },
  },
  {
    slug: 'prestige-maison',
    name: 'Prestige Maison',
    watch: { name: 'Mondphase', price: '18.600 €' },
    ground: deepGround,
    onDark: true,
    surface: {
      ...night,
      bezel: 'coin',
      zones: [
        { inner: 0, outer: 0.58, height: spirals(30, 9), relief: 0.4, inlay: 0.8, fan: 0.3, fadeIn: 0.1 },
        { inner: 0.58, outer: 0.65, height: basket(120, 28), relief: 0.34, inlay: 0.5, fan: 0.3 },
        { inner: 0.65, outer: 0.664, height: () => 0, relief: 0, inlay: 1, fan: 0.3 },
        { inner: 0.664, outer: 0.982, height: azurage(0, 0, 90), relief: 0.1, inlay: 0, fan: 0.14, metal: opaline },
        { cx: 0, cy: 0.33, inner: 0, outer: 0.27, height: azurage(0, 0.33, 80), relief: 0.22, inlay: 0.1, fan: 0.5 },
        { cx: 0, cy: -0.36, inner: 0, outer: 0.21, height: azurage(0, -0.36, 80), relief: 0.22, inlay: 0.1, fan: 0.5 },
      ],
    },
    furniture: {
      paleRing: true,
      hands: 'leaf',
      indices: 'roman',
      hour: 9,
      minute: 14,
      track: 'railway',
      subDials: [
        { kind: 'moon', x: 0, y: 0.33, r: 0.27, age: 12 },
        { kind: 'reserve', x: 0, y: -0.36, r: 0.21, at: 62 },
      ],
      signatureAt: 2,
      caption: '',
      captionAt: 2,
    },
    macro: { x: 0.1, y: 0.3, reach: 0.46 },
  },
];

/** @throws Error for a slug that no edition has */
export function findEdition(slug: string): Edition {
  const found = editions.find((edition) => edition.slug === slug);
  if (!found) throw new Error(`There is no edition ${slug}`);
  return found;
}
