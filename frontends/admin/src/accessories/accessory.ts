import type { components } from '@vitrine/platform';
import { accessoryCategories, type AccessoryCategory } from '@vitrine/schemas';

/** An accessory as the API gives it to staff; price in euros, weight in grams, times ISO 8601. */
export type Accessory = components['schemas']['AccessoryAdminDto'];

/** Whether visitors can order it (contract: `GET /api/accessories`). */
export const isOrderable = ({ isInStock, stock }: Accessory): boolean => isInStock && stock > 0;

export const categoryNames: Readonly<Record<AccessoryCategory, string>> = {
  pen: 'Pen',
  wallet: 'Wallet',
  belt: 'Belt',
  watch_band: 'Watch band',
  case: 'Case',
  other: 'Other',
};

/** In place of a picture (back-office spec §2, Accessories). */
export const categoryMarks: Readonly<Record<AccessoryCategory, string>> = {
  pen: '✒️',
  wallet: '👛',
  belt: '➰',
  watch_band: '⌚',
  case: '💼',
  other: '🎁',
};

export const categoryOptions = accessoryCategories.map((value) => ({ value, label: categoryNames[value] }));
