import { accessoryResource } from '@vitrine/schemas';
import { cents, ResourceAdminAnswer, ResourceAnswer, resourceTable, type RowOf } from '../../resource/index.js';

/** `json`, not `jsonb`, to keep the order of the labels of specifications. */
const ORDERED = { type: 'json', columnType: 'json' };

/** A pen, wallet, belt, watch band, case or other thing; price in euros, weight in grams. */
export const accessoryTable = resourceTable(accessoryResource, 'accessories', {
  columns: {
    price: cents('price_cents'),
    weight: { fieldName: 'weight_grams' },
    stock: { type: 'integer' },
    specifications: ORDERED,
    translations: ORDERED,
  },
  pictured: ['mainImage', 'images'],
});
export const Accessory = accessoryTable.entity;
export type Accessory = RowOf<typeof accessoryTable>;

/** An accessory in the language asked for. */
export class AccessoryDto extends ResourceAnswer(accessoryTable, { category: { enumName: 'AccessoryCategory' } }) {}

/** An accessory as staff keep it: German texts, those of other languages in `translations`. */
export class AccessoryAdminDto extends ResourceAdminAnswer(accessoryTable, AccessoryDto) {}
