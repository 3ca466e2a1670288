import type { View } from '../pictures/dial-surface.ts';
import type { Furniture, SubDial } from '../pictures/dial-furniture.ts';
import { findEdition, type Edition } from '../pictures/editions.ts';
import type { Screen } from '../pictures/phone.ts';

/** A film of an edition's dial: the camera stands, the light wanders, the hands go. */
export interface Film {
  name: string;
  edition: Edition;
  seconds: number;
  view: View;
  /** The light wanders slowly: it is reckoned this often, and blended between. */
  lights: number;
  /** How often in a second the hands move on; a divisor of the frames in one. */
  beatsPerSecond: number;
  /** How far the lamp swings to either side, in radians. */
  swing: number;
  /** How often the innermost engine turning repeats around the dial; it turns by one of these, so that the end meets the beginning. */
  fold?: number;
  /** The dial's furniture `seconds` after the beginning. */
  furniture: (seconds: number) => Furniture;
  /** Screens of the app, one after the other, on a phone that stands before the dial. */
  screens?: readonly Screen[];
  /** The last frames melt into the first, for a film that repeats. */
  loops: boolean;
  /** Quality of the encoding: smaller is finer. */
  crf: number;
}

const boutique = findEdition('signature-boutique');
const atelier = findEdition('classic-atelier');
const maison = findEdition('prestige-maison');

/** Degrees that a hand for seconds has gone. */
const gone = (seconds: number): number => seconds * 6;

const moving = (sub: SubDial, seconds: number): SubDial => {
  if (sub.kind === 'seconds') return { ...sub, at: sub.at + gone(seconds) };
  if (sub.kind === 'moon') return { ...sub, age: sub.age + seconds * 0.2 };
  return sub;
};

/** The loop of an edition: its dial in wandering light, and the app's screens on a phone before it. */
function createLoop(slug: string, screens: readonly Screen[], more: Partial<Film> = {}): Film {
  const edition = findEdition(slug);
  const { second, subDials } = edition.furniture;
  return {
    name: `product-${slug}`,
    edition,
    seconds: 9,
    lights: 9,
    beatsPerSecond: 1,
    view: { x: 0.42, y: -0.04, reach: 1.02 },
    swing: 0.6,
    furniture: (seconds) => ({
      ...edition.furniture,
      ...(second !== undefined && { second: second + seconds }),
      subDials: subDials.map((sub) => moving(sub, seconds)),
    }),
    screens,
    loops: true,
    crf: 30,
    ...more,
  };
}

export const films: readonly Film[] = [
  {
    name: 'interview-rosenhag',
    edition: boutique,
    seconds: 12,
    lights: 9,
    beatsPerSecond: 1,
    view: { x: 0.3, y: 0.02, reach: 0.98 },
    swing: 0.6,
    furniture: (seconds) => ({
      ...boutique.furniture,
      subDials: [
        { kind: 'zone', x: -0.38, y: 0, r: 0.225, at: 128 },
        { kind: 'seconds', x: 0.38, y: 0, r: 0.225, at: 312 + gone(seconds) },
      ],
    }),
    screens: ['catalogue', 'detail', 'appointment'],
    loops: false,
    crf: 30,
  },
  {
    name: 'interview-alsterglanz',
    edition: atelier,
    seconds: 12,
    lights: 9,
    beatsPerSecond: 1,
    view: { x: -0.1, y: 0.38, reach: 0.72 },
    swing: 0.7,
    furniture: (seconds) => ({
      ...atelier.furniture,
      subDials: [{ kind: 'seconds', x: 0, y: 0.42, r: 0.25, at: 214 + gone(seconds) }],
    }),
    loops: false,
    crf: 30,
  },
  {
    name: 'interview-steinfeder',
    edition: maison,
    seconds: 12,
    lights: 9,
    beatsPerSecond: 1,
    view: { x: 0.14, y: 0.02, reach: 0.98 },
    swing: 0.6,
    fold: 30,
    furniture: (seconds) => ({
      ...maison.furniture,
      subDials: [
        { kind: 'moon', x: 0, y: 0.33, r: 0.27, age: 11 + seconds * 0.2 },
        { kind: 'reserve', x: 0, y: -0.36, r: 0.21, at: 62 - seconds * 0.25 },
      ],
      second: 4 + seconds,
    }),
    loops: false,
    crf: 30,
  },
  createLoop('classic', ['catalogue', 'detail']),
  createLoop('classic-atelier', ['detail', 'appointment']),
  createLoop('signature', ['catalogue', 'detail', 'appointment']),
  createLoop('signature-boutique', ['appointment', 'catalogue'], { view: { x: 0.3, y: -0.06, reach: 1.1 } }),
  createLoop('prestige', ['detail', 'catalogue', 'appointment'], { fold: 34 }),
  createLoop('prestige-maison', ['catalogue', 'appointment', 'detail'], { fold: 30 }),
];
