import type { components } from '@vitrine/platform';

/** Types of the generated API document; prices in euros, times ISO 8601. */
export type Order = components['schemas']['OrderDto'];
export type OrderDetail = components['schemas']['OrderDetailDto'];
export type OrderPage = components['schemas']['OrderPageDto'];
export type CustomerInfo = components['schemas']['CustomerInfoDto'];

/** The short number of an order: its id's last 8 characters (back-office spec §9). */
export const orderLabel = (id: string): string => `#${id.slice(-8)}`;

const TYPE_NAMES = { product: 'Purchase', accessory: 'Accessory', subscription: 'Subscription' } as const;

/** Such as `Subscription · monthly`. */
export function orderTypeLabel({ orderType, subscriptionType }: Pick<Order, 'orderType' | 'subscriptionType'>): string {
  return subscriptionType ? `${TYPE_NAMES[orderType]} · ${subscriptionType}` : TYPE_NAMES[orderType];
}

/** Address of an order's page. */
export const orderPath = (id: string): string => `/admin/orders/${id}`;
