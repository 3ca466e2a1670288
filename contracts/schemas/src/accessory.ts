import { object, type InferType } from 'yup';
import { accessoryCategories, maximumLengths } from './constants.js';
import { blankAsAbsent, choice, line } from './fields.js';
import { sentence } from './messages/translate.js';

/** Query of `GET /api/accessories` (contract): a known category, `true` or `false`, and a text to search for. */
export const accessoryListQuerySchema = object({
  category: choice(accessoryCategories, sentence('accessory.category')).transform(blankAsAbsent),
  inStock: choice(['true', 'false'], sentence('accessory.inStock')).transform(blankAsAbsent),
  search: line().max(maximumLengths.search, sentence('list.search')).default(''),
}).noUnknown();

export type AccessoryListQuery = InferType<typeof accessoryListQuerySchema>;
