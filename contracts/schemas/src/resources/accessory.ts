import { mixed } from 'yup';
import {
  formFlag,
  jsonText,
  mediaPath,
  mediaPaths,
  optionalLine,
  optionalParagraph,
  textList,
  wholeNumber,
} from '../fields/admin-fields.js';
import { ACCESSORY_CATEGORIES, MAXIMUM_LENGTHS } from '../constants.js';
import { described } from '../fields/described.js';
import { amount, choice, euros, lineField, oneLine } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';
import { resource } from './resource.js';

const MAX_SPECIFICATIONS = 50;

const isSpecifications = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([label, text]) => typeof text === 'string' && Math.max(label.length, text.length) <= MAXIMUM_LENGTHS.subtitle,
  ) &&
  Object.keys(value).length <= MAX_SPECIFICATIONS;

/** Turns numbers into texts, trims labels and texts, and drops empty ones; anything but an object stays for the rule to refuse. */
function tidied(value: unknown): unknown {
  if (value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([label, text]: [string, unknown]) => [
    oneLine(label),
    typeof text === 'string' ? oneLine(text) : typeof text === 'number' ? String(text) : text,
  ]);
  return Object.fromEntries(entries.filter(([label, text]) => label !== '' && text !== '' && text !== null));
}

const specifications = () =>
  described(
    jsonText(
      mixed(isSpecifications)
        .typeError(sentence('accessory.specifications'))
        .default(() => ({}))
        .meta({ jsonSchema: { type: 'object', additionalProperties: { type: 'string' } } }),
    ).transform(tidied),
    'Values by label, at most 50; empty ones are left out',
    { example: { Länge: '14 cm', Feder: 'Gold' } },
  );

/** A pen, wallet, belt, watch band, case or other thing; price in euros, weight in grams (contract: Accessory). */
export const accessoryResource = resource({
  name: 'Accessory',
  description: 'An accessory as staff write it; German texts, English ones in `translations`',
  nameField: 'name',
  fields: {
    name: lineField('accessory.name', MAXIMUM_LENGTHS.title, 'Name of the accessory', 'Füllhalter Écritoire'),
    subtitle: described(optionalLine(MAXIMUM_LENGTHS.subtitle), 'A line below the name'),
    description: described(optionalParagraph(MAXIMUM_LENGTHS.description), 'What it is; several lines', {
      example: 'Von Hand gefertigt.',
    }),
    material: described(optionalLine(MAXIMUM_LENGTHS.title), 'What it is made of'),
    color: described(optionalLine(MAXIMUM_LENGTHS.title), 'Its colour'),
    features: textList(MAXIMUM_LENGTHS.title, 'What distinguishes it', ['Handgefertigt']),
    specifications: specifications(),
    brand: described(optionalLine(MAXIMUM_LENGTHS.title), 'Brand', { example: 'Écritoire' }),
    category: described(
      choice(ACCESSORY_CATEGORIES, sentence('accessory.category')).required(sentence('accessory.categoryRequired')),
      'Kind of accessory',
      { example: 'pen' },
    ),
    price: described(
      euros().required(sentence('accessory.price')).min(0, sentence('price.negative')),
      'Price in euros',
      { example: 390 },
    ),
    size: described(optionalLine(MAXIMUM_LENGTHS.title), 'Its size, as it is written', { example: '14 cm' }),
    weight: described(
      amount()
        .typeError(sentence('accessory.weight'))
        .min(0, sentence('accessory.weight'))
        .max(1_000_000, sentence('money.maximum'))
        .nullable()
        .default(null),
      'Weight in grams; null = not given',
      { example: 32.5 },
    ),
    stock: described(
      wholeNumber(sentence('accessory.stock')).min(0, sentence('accessory.stock')).default(0),
      'Pieces in stock; it can be ordered when this is above 0 and `isInStock` is set, and orders do not change it',
      { example: 4 },
    ),
    isInStock: described(formFlag().default(true), 'Whether it is shown as one that can be had'),
    mainImage: mediaPath('Main picture'),
    images: mediaPaths('Further pictures'),
  },
  labels: { color: 'Colour', images: 'Further images' },
  translated: ['name', 'subtitle', 'description', 'material', 'color', 'features', 'specifications'],
  englishExample: { name: 'Écritoire fountain pen', specifications: { Length: '14 cm', Nib: 'Gold' } },
  appended: { accessoryImages: 'images' },
});
