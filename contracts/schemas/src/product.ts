import { array, object, type InferType } from 'yup';
import {
  jsonText,
  mediaPath,
  mediaPaths,
  optionalLine,
  optionalParagraph,
  textList,
  translations,
  version,
  wholeNumber,
} from './admin-fields.js';
import { maximumLengths } from './constants.js';
import { featureTitle } from './feature.js';
import { euros, line, paragraph, tooLong } from './fields.js';
import { sentence } from './messages/translate.js';

const name = line().max(maximumLengths.title, tooLong(maximumLengths.title));
const description = paragraph().max(maximumLengths.description, tooLong(maximumLengths.description));

const texts = {
  subtitle: optionalLine(maximumLengths.subtitle),
  headerTitle: optionalLine(maximumLengths.title),
  headerDescription: optionalParagraph(maximumLengths.description),
  videoHeading: optionalLine(maximumLengths.title),
  colors: textList(maximumLengths.title),
  materials: textList(maximumLengths.title),
};

/** In the order of the German titles, so that one without English has an empty text. */
const englishFeatures = jsonText(array().of(featureTitle().ensure()).typeError(sentence('list.texts')));

/** `null` = not offered on that plan. */
const price = () => euros().min(0, sentence('price.negative')).nullable().default(null);

/**
 * A product as staff write it (contract: Product, back-office spec §5); prices in euros, German texts, English ones in `translations`.
 * `productImages` are appended to `images`.
 */
export const productAdminSchema = object({
  name: name.required(sentence('product.name')),
  description: description.required(sentence('product.description')),
  ...texts,
  price: price(),
  subscriptionPrice: price(),
  enhancedServicePrice: price(),
  image: mediaPath(),
  images: mediaPaths(),
  productImages: mediaPaths(),
  video: mediaPath(),
  headerVideo: mediaPath(),
  productVideo: mediaPath(),
  features: textList(maximumLengths.title),
  displayOrder: wholeNumber().default(0),
  translations: translations({ name, description, ...texts, features: englishFeatures }),
  version: version(),
})
  .noUnknown()
  .typeError(sentence('body.object'));

export type ProductAdmin = InferType<typeof productAdminSchema>;
