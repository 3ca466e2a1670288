/** Things whose creation, change and deletion are events. */
const THINGS = ['product', 'accessory', 'store', 'interview', 'page', 'coupon'] as const;
const CHANGES = ['created', 'updated', 'deleted'] as const;

/** Types of events for other programs (contract: Other programs, Events). */
export const EVENT_TYPES = [
  'order.created',
  'order.status_changed',
  'order.price_changed',
  'order.deleted',
  'order.restored',
  'contact.created',
  'contact.status_changed',
  'coupon.redeemed',
  'subscription.ended',
  ...THINGS.flatMap((thing) => CHANGES.map((change) => `${thing}.${change}` as const)),
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Days for which events are kept. */
export const EVENTS_KEPT_DAYS = 30;
