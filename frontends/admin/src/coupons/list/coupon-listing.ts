import { cardsPerPage } from '../../shared/cards/index.js';
import { byActive, type ListShape } from '../../shared/list/index.js';
import type { Coupon } from '../coupon.js';

const sorts = ['-createdAt', 'code', 'validUntil', '-usageCount'] as const;

/** What the address may say about the coupons. */
export const shape = {
  sorts,
  defaultSort: '-createdAt',
  filters: { status: ['active', 'inactive'] },
} as const satisfies ListShape<(typeof sorts)[number], Record<'status', readonly string[]>>;

/** After every day. */
const never = '9999';

/** How they are searched, filtered and ordered (back-office spec §2, Coupons page). */
export const listing = {
  text: ({ code, name, description }: Coupon) => [code, name, description],
  filters: { status: byActive },
  sorts: {
    createdAt: ({ createdAt }: Coupon) => createdAt,
    code: ({ code }: Coupon) => code,
    validUntil: ({ validUntil }: Coupon) => validUntil ?? never,
    usageCount: ({ usageCount }: Coupon) => usageCount,
  },
  size: cardsPerPage,
};

export const sortNames = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'code', label: 'Code A–Z' },
  { value: 'validUntil', label: 'Ending first' },
  { value: '-usageCount', label: 'Most used' },
] as const satisfies readonly { value: (typeof sorts)[number]; label: string }[];
