import { formFlag, mediaPath, optionalParagraph } from '../fields/admin-fields.js';
import { MAXIMUM_LENGTHS } from '../constants.js';
import { described } from '../fields/described.js';
import { line, tooLong } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';
import { resource } from './resource.js';

/** A title is also how products name a feature (contract: GET /api/products). */
export const featureTitle = () => line().max(MAXIMUM_LENGTHS.title, tooLong(MAXIMUM_LENGTHS.title));

/** An entry of the library that products refer to. */
export const featureResource = resource({
  name: 'Feature',
  description: 'A feature of the library as staff write it; German texts, English ones in `translations`',
  fields: {
    title: described(featureTitle().required(sentence('feature.title')), 'Title, by which products name the feature', {
      example: 'Offline-Katalog',
    }),
    description: described(optionalParagraph(MAXIMUM_LENGTHS.description), 'What it does; several lines', {
      example: 'Jedes Stück des Hauses, auch ohne Netz.',
    }),
    image: mediaPath('Picture of the feature'),
    isActive: described(formFlag().default(true), 'Whether visitors see it'),
  },
  labels: { image: 'Feature image' },
  translated: ['title', 'description'],
  englishExample: {
    title: 'Offline catalogue',
    description: 'Every piece of the house, also without a network.',
  },
});
