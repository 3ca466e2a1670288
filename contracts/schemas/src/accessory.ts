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
import { described } from './described.js';
import { amount, blankAsAbsent, choice, euros, line, oneLine, tooLong } from './fields.js';
import { sentence } from './messages/translate.js';

/** Query of `GET /api/accessories` (contract): a known category, `true` or `false`, and a text to search for. */
export const accessoryListQuerySchema = object({
  category: described(
    choice(accessoryCategories, sentence('accessory.category')).transform(blankAsAbsent),
    'Only those of this category',
    { example: 'pen' },
  ),
  inStock: described(
    choice(['true', 'false'], sentence('accessory.inStock')).transform(blankAsAbsent),
    'Only those that can be had (`true`) or cannot (`false`)',
    { example: 'true' },
  ),
  search: described(
    line().max(maximumLengths.search, sentence('list.search')).default(''),
    'Part of the name, brand or description in either language, whatever the case',
    { example: 'gold' },
  ),
}).noUnknown();

const MOST_SPECIFICATIONS = 50;

const name = described(line().max(maximumLengths.title, tooLong(maximumLengths.title)), 'Name of the accessory', {
  example: 'Füllhalter Écritoire',
});

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

const specifications = described(
  jsonText(
    mixed(isSpecifications)
      .typeError(sentence('accessory.specifications'))
      .default(() => ({}))
      .meta({ jsonSchema: { type: 'object', additionalProperties: { type: 'string' } } }),
  ).transform(tidied),
  'Values by label, at most 50; empty ones are left out',
  { example: { Länge: '14 cm', Feder: 'Gold' } },
);

const texts = {
  subtitle: described(optionalLine(maximumLengths.subtitle), 'A line below the name'),
  description: described(optionalParagraph(maximumLengths.description), 'What it is; several lines', {
    example: 'Von Hand gefertigt.',
  }),
  material: described(optionalLine(maximumLengths.title), 'What it is made of'),
  color: described(optionalLine(maximumLengths.title), 'Its colour'),
  features: textList(maximumLengths.title, 'What distinguishes it', ['Handgefertigt']),
  specifications,
};

/**
 * An accessory as staff write it (contract: Accessory); price in euros, weight in grams, German texts, English ones in `translations`.
 * `accessoryImages` are appended to `images`.
 */
export const accessoryAdminSchema = described(
  object({
    name: name.required(sentence('accessory.name')),
    ...texts,
    brand: described(optionalLine(maximumLengths.title), 'Brand', { example: 'Écritoire' }),
    category: described(
      choice(accessoryCategories, sentence('accessory.category')).required(sentence('accessory.categoryRequired')),
      'Kind of accessory',
      { example: 'pen' },
    ),
    price: described(
      euros().required(sentence('accessory.price')).min(0, sentence('price.negative')),
      'Price in euros',
      { example: 390 },
    ),
    size: described(optionalLine(maximumLengths.title), 'Its size, as it is written', { example: '14 cm' }),
    weight: described(
      amount()
        .typeError(sentence('accessory.weight'))
        .min(0, sentence('accessory.weight'))
        .max(1_000_000, sentence('money.maximum'))
        .nullable()
        .default(null),
      'Weight in grams; null = not told',
      { example: 32.5 },
    ),
    stock: described(
      wholeNumber(sentence('accessory.stock')).min(0, sentence('accessory.stock')).default(0),
      'Pieces in stock; orders do not change it',
      { example: 4 },
    ),
    isInStock: described(formFlag().default(true), 'Whether it is shown as one that can be had'),
    mainImage: mediaPath('Main picture'),
    images: mediaPaths('Further pictures'),
    accessoryImages: mediaPaths('Pictures that are appended to `images`'),
    translations: translations({ name, ...texts }),
    version: version(),
  })
    .noUnknown()
    .typeError(sentence('body.object')),
  'An accessory as staff write it; German texts, English ones in `translations`',
  { title: 'AccessoryInput' },
);

export type AccessoryListQuery = InferType<typeof accessoryListQuerySchema>;
export type AccessoryAdmin = InferType<typeof accessoryAdminSchema>;
