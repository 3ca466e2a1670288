import type { components } from '@vitrine/platform';
import type { AccessoryCategory } from '@vitrine/schemas';

/** An accessory as the API returns it to staff; price in euros, weight in grams, times ISO 8601. */
export type Accessory = components['schemas']['AccessoryAdminDto'];

/** Whether visitors can order it (contract: `GET /api/accessories`). */
export const isOrderable = ({ isInStock, stock }: Accessory): boolean => isInStock && stock > 0;

/** Shown instead of a picture (back-office spec §2, Accessories). */
export const CATEGORY_MARKS: Readonly<Record<AccessoryCategory, string>> = {
  pen: '✒️',
  wallet: '👛',
  belt: '➰',
  watch_band: '⌚',
  case: '💼',
  other: '🎁',
};
