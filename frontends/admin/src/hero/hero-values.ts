import { heroSchema, type Hero as HeroBody } from '@vitrine/schemas';
import { englishTexts } from '../shared/form/index.js';
import type { Hero } from './hero.js';

export interface HeroValues {
  heading: string;
  /** Path of the film; '' for none. */
  video: string;
  translations: { en: { heading: string } };
}

export const valuesOf = (hero: Hero | null): HeroValues => ({
  heading: hero?.heading ?? '',
  video: hero?.video ?? '',
  translations: englishTexts(hero?.translations, ['heading']),
});

/** The API's body of what the form holds. */
export const bodyOf = (values: HeroValues): HeroBody => heroSchema.cast(values, { assert: false });
