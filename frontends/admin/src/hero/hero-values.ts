import { heroSchema, type Hero as HeroBody } from '@vitrine/schemas';
import { type InTranslations, translatedTexts } from '../shared/form/index.js';
import type { Hero } from './hero.js';

export interface HeroValues {
  heading: string;
  /** Path of the film; '' for none. */
  video: string;
  translations: InTranslations<{ heading: string; video: string }>;
}

export const valuesOf = (hero: Hero | null): HeroValues => ({
  heading: hero?.heading ?? '',
  video: hero?.video ?? '',
  translations: translatedTexts(hero?.translations, ['heading', 'video']),
});

/** The request's body of the form's values. */
export const bodyOf = (values: HeroValues): HeroBody => heroSchema.cast(values, { assert: false });
