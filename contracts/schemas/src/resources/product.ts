import { array, type InferType } from 'yup';
import {
  formFlag,
  jsonText,
  mediaPath,
  mediaPaths,
  optionalLine,
  optionalParagraph,
  textList,
  translations,
  version,
  wholeNumber,
} from '../fields/admin-fields.js';
import { MAXIMUM_LENGTHS } from '../constants.js';
import { described } from '../fields/described.js';
import { featureTitle } from './feature.js';
import { euros, line, paragraph, tooLong } from '../fields/fields.js';
import { requestBody } from '../fields/request-body.js';
import { publishedAt } from '../publication/publication.js';
import { sentence } from '../messages/translate.js';

const name = described(line().max(MAXIMUM_LENGTHS.title, tooLong(MAXIMUM_LENGTHS.title)), 'Name of the edition', {
  example: 'Chronograph Classic',
});
const description = described(
  paragraph().max(MAXIMUM_LENGTHS.description, tooLong(MAXIMUM_LENGTHS.description)),
  'What the edition is; several lines',
  { example: 'Eine App, die Ihre Stücke zeigt, wie sie es verdienen.' },
);

const texts = {
  subtitle: described(optionalLine(MAXIMUM_LENGTHS.subtitle), 'A line below the name', {
    example: 'Die Edition für das Haus',
  }),
  headerTitle: described(optionalLine(MAXIMUM_LENGTHS.title), 'Heading over the film that opens the page'),
  headerDescription: described(optionalParagraph(MAXIMUM_LENGTHS.description), 'Text below that heading'),
  videoHeading: described(optionalLine(MAXIMUM_LENGTHS.title), 'Heading over the film of the product'),
  colors: textList(MAXIMUM_LENGTHS.title, 'Colours it comes in', ['Grün', 'Gold']),
  materials: textList(MAXIMUM_LENGTHS.title, 'Materials it shows', ['Saphirglas']),
};

/** Pictures and films of the app, which differ by language because its screens have words. */
const media = {
  image: mediaPath('Main picture'),
  images: mediaPaths('Pictures of the gallery'),
  headerVideo: mediaPath('Film that opens the page'),
  productVideo: mediaPath('Film of the product further down'),
};

const englishFeatures = described(
  jsonText(array().of(featureTitle().ensure()).typeError(sentence('list.texts'))),
  'Titles in the order of the German ones; an empty text where one has no English',
  { example: ['', 'A dial of your own'] },
);

const english = { name, description, ...texts, ...media, features: englishFeatures };

const { subtitle, ...furtherTexts } = texts;

/** The rules of every text, and list of texts, that exists in each language. */
export const productTexts = { name, subtitle, description, ...furtherTexts, features: englishFeatures };

/** The names of these texts. */
export const PRODUCT_TEXTS: readonly string[] = Object.keys(productTexts);

/** The fields that exist in each language. */
export const PRODUCT_TRANSLATED: readonly string[] = Object.keys(english);

const price = (description: string, example: number) =>
  described(
    euros().min(0, sentence('price.negative')).nullable().default(null),
    `${description}, in euros; null = not offered that way`,
    { example },
  );

/**
 * A product as staff write it (contract: Product, back-office spec §5); prices in euros, German texts, English ones in `translations`.
 * `productImages` are appended to `images`.
 */
export const productAdminSchema = requestBody(
  'ProductInput',
  'An app edition as staff write it; German texts, pictures and films, English ones in `translations`',
  {
    name: name.required(sentence('product.name')),
    description: description.required(sentence('product.description')),
    ...texts,
    price: price('Price once', 4900),
    subscriptionPrice: price('Price of the monthly plan a month', 149),
    enhancedServicePrice: price('Price of the plan with enhanced service a month', 249),
    ...media,
    productImages: mediaPaths('Pictures that are appended to `images`'),
    video: mediaPath('Film of the edition in lists'),
    features: textList(
      MAXIMUM_LENGTHS.title,
      'Titles of its features; one that a library feature has is linked to it',
      ['Offline-Katalog'],
    ),
    displayOrder: described(wholeNumber().default(0), 'Place in lists, the lowest first', { example: 1 }),
    published: described(formFlag().default(true), 'Whether visitors see it, from `publishedAt` on', { example: true }),
    publishedAt: publishedAt(),
    translations: translations(english),
    version: version(),
  },
);

export type ProductAdmin = InferType<typeof productAdminSchema>;
