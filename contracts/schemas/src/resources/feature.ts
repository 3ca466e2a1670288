import { formFlag, mediaPath, optionalChoice, optionalParagraph } from '../fields/admin-fields.js';
import { FEATURE_SCREENS, MAXIMUM_LENGTHS } from '../constants.js';
import { described } from '../fields/described.js';
import { line, tooLong } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';
import { resource } from './resource.js';

/** Products refer to a feature by its title (contract: GET /api/products). */
export const featureTitle = () => line().max(MAXIMUM_LENGTHS.title, tooLong(MAXIMUM_LENGTHS.title));

/** An entry of the library that products refer to. */
export const featureResource = resource({
  name: 'Feature',
  description: 'A feature of the library as staff write it; German texts, English ones in `translations`',
  nameField: 'title',
  fields: {
    title: described(featureTitle().required(sentence('feature.title')), 'Title, by which products name the feature', {
      example: 'Offline-Katalog',
    }),
    description: described(optionalParagraph(MAXIMUM_LENGTHS.description), 'What it does; several lines', {
      example: 'Jedes Stück des Hauses, auch ohne Netz.',
    }),
    image: mediaPath('Picture of the feature'),
    screen: described(
      optionalChoice(FEATURE_SCREENS, sentence('feature.screen')),
      'Screen of the app that shows it; without one its picture is shown',
    ),
    isActive: described(formFlag().default(true), 'Whether visitors see it'),
  },
  labels: { image: 'Feature image', screen: 'Screen of the app' },
  translated: ['title', 'description'],
  englishExample: {
    title: 'Offline catalogue',
    description: 'Every piece of the house, also without a network.',
  },
});
