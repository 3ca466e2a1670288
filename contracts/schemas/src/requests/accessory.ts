import { object, type InferType } from 'yup';
import { ACCESSORY_CATEGORIES, MAXIMUM_LENGTHS } from '../constants.js';
import { described } from '../fields/described.js';
import { blankAsAbsent, choice, line } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';

/** Query of `GET /api/accessories` (contract): a known category, `true` or `false`, and a text to search for. */
export const accessoryListQuerySchema = object({
  category: described(
    choice(ACCESSORY_CATEGORIES, sentence('accessory.category')).transform(blankAsAbsent),
    'Only those of this category',
    { example: 'pen' },
  ),
  inStock: described(
    choice(['true', 'false'], sentence('accessory.inStock')).transform(blankAsAbsent),
    'Only those that can be had (`true`) or cannot (`false`)',
    { example: 'true' },
  ),
  search: described(
    line().max(MAXIMUM_LENGTHS.search, sentence('list.search')).default(''),
    'Part of the name, brand or description in either language, whatever the case',
    { example: 'gold' },
  ),
}).noUnknown();

export type AccessoryListQuery = InferType<typeof accessoryListQuerySchema>;
