import { object, string, type InferType } from 'yup';
import { accessoryCategories, maximumLengths } from './constants.js';
import { blankAsAbsent, line } from './fields.js';
import { sentence } from './messages/translate.js';

/** Query of `GET /api/accessories` (contract): a known category, `true` or `false`, and a text to search for. */
export const accessoryListQuerySchema = object({
  category: string().transform(blankAsAbsent).oneOf(accessoryCategories, sentence('accessory.category')),
  inStock: string()
    .transform(blankAsAbsent)
    .oneOf(['true', 'false'] as const, sentence('accessory.inStock')),
  search: line().max(maximumLengths.search, sentence('list.search')).default(''),
}).noUnknown();

export type AccessoryListQuery = InferType<typeof accessoryListQuerySchema>;
