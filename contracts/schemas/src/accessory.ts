import { mixed, object, type InferType } from 'yup';
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
} from './admin-fields.js';
import { accessoryCategories, maximumLengths } from './constants.js';
import { amount, blankAsAbsent, choice, euros, line, oneLine, tooLong } from './fields.js';
import { sentence } from './messages/translate.js';

/** Query of `GET /api/accessories` (contract): a known category, `true` or `false`, and a text to search for. */
export const accessoryListQuerySchema = object({
  category: choice(accessoryCategories, sentence('accessory.category')).transform(blankAsAbsent),
  inStock: choice(['true', 'false'], sentence('accessory.inStock')).transform(blankAsAbsent),
  search: line().max(maximumLengths.search, sentence('list.search')).default(''),
}).noUnknown();

const MOST_SPECIFICATIONS = 50;

const name = line().max(maximumLengths.title, tooLong(maximumLengths.title));

const isSpecifications = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([label, text]) => typeof text === 'string' && Math.max(label.length, text.length) <= maximumLengths.subtitle,
  ) &&
  Object.keys(value).length <= MOST_SPECIFICATIONS;

/** Numbers as texts, labels and texts trimmed, empty ones left out; what is no object stays for the rule to refuse. */
function tidied(value: unknown): unknown {
  if (value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([label, text]: [string, unknown]) => [
    oneLine(label),
    typeof text === 'string' ? oneLine(text) : typeof text === 'number' ? String(text) : text,
  ]);
  return Object.fromEntries(entries.filter(([label, text]) => label !== '' && text !== '' && text !== null));
}

const specifications = jsonText(
  mixed(isSpecifications)
    .typeError(sentence('accessory.specifications'))
    .default(() => ({}))
    .meta({ jsonSchema: { type: 'object', additionalProperties: { type: 'string' } } }),
).transform(tidied);

const texts = {
  subtitle: optionalLine(maximumLengths.subtitle),
  description: optionalParagraph(maximumLengths.description),
  material: optionalLine(maximumLengths.title),
  color: optionalLine(maximumLengths.title),
  features: textList(maximumLengths.title),
  specifications,
};

/**
 * An accessory as staff write it (contract: Accessory); price in euros, weight in grams, German texts, English ones in `translations`.
 * `accessoryImages` are appended to `images`.
 */
export const accessoryAdminSchema = object({
  name: name.required(sentence('accessory.name')),
  ...texts,
  brand: optionalLine(maximumLengths.title),
  category: choice(accessoryCategories, sentence('accessory.category')).required(
    sentence('accessory.categoryRequired'),
  ),
  price: euros().required(sentence('accessory.price')).min(0, sentence('price.negative')),
  size: optionalLine(maximumLengths.title),
  weight: amount()
    .typeError(sentence('accessory.weight'))
    .min(0, sentence('accessory.weight'))
    .max(1_000_000, sentence('money.maximum'))
    .nullable()
    .default(null),
  stock: wholeNumber(sentence('accessory.stock')).min(0, sentence('accessory.stock')).default(0),
  isInStock: formFlag().default(true),
  mainImage: mediaPath(),
  images: mediaPaths(),
  accessoryImages: mediaPaths(),
  translations: translations({ name, ...texts }),
  version: version(),
})
  .noUnknown()
  .typeError(sentence('body.object'));

export type AccessoryListQuery = InferType<typeof accessoryListQuerySchema>;
export type AccessoryAdmin = InferType<typeof accessoryAdminSchema>;
