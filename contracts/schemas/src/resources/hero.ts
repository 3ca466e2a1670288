import type { InferType } from 'yup';
import { mediaPath, translations, version } from '../fields/admin-fields.js';
import { MAXIMUM_LENGTHS } from '../constants.js';
import { described } from '../fields/described.js';
import { line, tooLong } from '../fields/fields.js';
import { requestBody } from '../fields/request-body.js';
import { sentence } from '../messages/translate.js';

const video = mediaPath('Film behind the heading');

const heading = () =>
  described(line().max(MAXIMUM_LENGTHS.title, tooLong(MAXIMUM_LENGTHS.title)), 'Heading', {
    example: 'Ihre Kollektion. Ihre App.',
  });

/** The home page's hero as staff write it (contract: Hero); German heading, English one in `translations`. */
export const heroSchema = requestBody(
  'HeroInput',
  'What the home page opens with, as staff write it; German texts and film, English ones in `translations`',
  {
    heading: heading().required(sentence('hero.heading')),
    video,
    translations: translations({ heading: heading(), video }),
    version: version(),
  },
);

export type Hero = InferType<typeof heroSchema>;
