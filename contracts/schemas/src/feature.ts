import { object, type InferType } from 'yup';
import { formFlag, mediaPath, optionalParagraph, translations, version } from './admin-fields.js';
import { maximumLengths } from './constants.js';
import { line, tooLong } from './fields.js';
import { sentence } from './messages/translate.js';

/** A title is also how products name a feature (contract: GET /api/products). */
export const featureTitle = () => line().max(maximumLengths.title, tooLong(maximumLengths.title));

const title = featureTitle();
const description = optionalParagraph(maximumLengths.description);

/** A feature of the library as staff write it; German texts, English ones in `translations`. */
export const featureAdminSchema = object({
  title: title.required(sentence('feature.title')),
  description,
  image: mediaPath(),
  isActive: formFlag().default(true),
  translations: translations({ title, description }),
  version: version(),
})
  .noUnknown()
  .typeError(sentence('body.object'));

export type FeatureAdmin = InferType<typeof featureAdminSchema>;
