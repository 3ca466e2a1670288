import type { ResourceFields } from '../../resource/index.js';
import type { couponTable } from './coupon.js';
import { asStored, getEnd, getStart } from './validity.js';

/** The columns of a whole, valid body of a coupon. */
export function couponColumns(fields: ResourceFields<typeof couponTable>) {
  const { validFrom, validUntil, minimumOrderAmount, applicableProducts } = fields;
  return {
    ...fields,
    minimumOrderAmount: minimumOrderAmount ?? 0,
    validFrom: asStored(validFrom),
    startsAt: getStart(validFrom),
    validUntil: validUntil ? asStored(validUntil) : null,
    endsAt: validUntil ? getEnd(validUntil) : null,
    applicableProducts: applicableProducts.map((id) => id.toLowerCase()),
  };
}

/** The columns that are written from a field of a coupon, where these are not just the column of the same name. */
export const COUPON_COLUMN_NAMES = {
  validFrom: ['validFrom', 'startsAt'],
  validUntil: ['validUntil', 'endsAt'],
} as const;
