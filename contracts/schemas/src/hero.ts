import { object, type InferType } from 'yup';
import { mediaPath, translations, version } from './admin-fields.js';
import { maximumLengths } from './constants.js';
import { line, tooLong } from './fields.js';
import { sentence } from './messages/translate.js';

const heading = () => line().max(maximumLengths.title, tooLong(maximumLengths.title));

/** The home page's hero as staff write it (contract: Hero); German heading, English one in `translations`. */
export const heroSchema = object({
  heading: heading().required(sentence('hero.heading')),
  video: mediaPath(),
  translations: translations({ heading: heading() }),
  version: version(),
})
  .noUnknown()
  .typeError(sentence('body.object'));

export type Hero = InferType<typeof heroSchema>;
