import { object, type InferType } from 'yup';
import { formFlag, mediaPath, optionalParagraph, translations, version } from './admin-fields.js';
import { maximumLengths } from './constants.js';
import { described } from './described.js';
import { line, tooLong } from './fields.js';
import { sentence } from './messages/translate.js';

/** A title is also how products name a feature (contract: GET /api/products). */
export const featureTitle = () => line().max(maximumLengths.title, tooLong(maximumLengths.title));

const title = described(featureTitle(), 'Title, by which products name the feature', { example: 'Offline-Katalog' });
const description = described(optionalParagraph(maximumLengths.description), 'What it does; several lines', {
  example: 'Jedes Stück des Hauses, auch ohne Netz.',
});

/** A feature of the library as staff write it; German texts, English ones in `translations`. */
export const featureAdminSchema = described(
  object({
    title: title.required(sentence('feature.title')),
    description,
    image: mediaPath('Picture of the feature'),
    isActive: described(formFlag().default(true), 'Whether visitors see it'),
    translations: translations({ title, description }),
    version: version(),
  })
    .noUnknown()
    .typeError(sentence('body.object')),
  'A feature of the library as staff write it; German texts, English ones in `translations`',
  { title: 'FeatureInput' },
);

export type FeatureAdmin = InferType<typeof featureAdminSchema>;
