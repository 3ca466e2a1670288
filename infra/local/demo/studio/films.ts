import type { Language } from './screens.ts';

/** A film of a scene. The camera zooms in and out while the lights change. Its first frame is the scene's picture. */
export interface Film {
  /** Of the scene, and of the film's file. */
  scene: string;
  seconds: number;
  /** How far the camera zooms in, as a share. */
  nearer: number;
  /** The point of the picture that it zooms in on, as shares of width and height. */
  towards: { x: number; y: number };
  /** The screen that each display changes to and back from, in the order in which the scene builds them; `undefined` if it does not change. */
  screens: readonly (string | undefined)[];
  /** Where nothing shows words, one film is used for every language. */
  languages: readonly Language[];
}

const BOTH = ['de', 'en'] as const;
const toEdition = (scene: string, screens: Film['screens'], towards = { x: 0.66, y: 0.5 }): Film => ({
  scene,
  seconds: 10,
  nearer: 0.055,
  towards,
  screens,
  languages: BOTH,
});
const toConversation = (scene: string): Film => ({
  scene,
  seconds: 12,
  nearer: 0.08,
  towards: { x: 0.6, y: 0.55 },
  screens: [],
  languages: ['de'],
});

export const FILMS: readonly Film[] = [
  toEdition('prestige-wide', ['prestige-catalogue']),
  toEdition('signature-wide', ['signature-catalogue'], { x: 0.66, y: 0.06 }),
  toEdition('classic-wide', ['classic-house'], { x: 0.6, y: 0.5 }),
  toEdition('classic-atelier-wide', ['classic-atelier-catalogue'], { x: 0.5, y: 0.5 }),
  toEdition('signature-boutique-wide', [undefined, 'signature-boutique-appointment'], { x: 0.7, y: 0.5 }),
  toEdition('prestige-maison-wide', [undefined, 'prestige-maison-certificate'], { x: 0.5, y: 0.5 }),
  toConversation('interview-rosenhag'),
  toConversation('interview-alsterglanz'),
  toConversation('interview-steinfeder'),
];
