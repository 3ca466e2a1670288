import { EVENT_TYPES, type EventType } from './events.js';
import type { Permission } from './permissions.js';

/** Live changes for staff only, beside the events that other programs get too. */
const FOR_STAFF = [
  'order.updated',
  'contact.updated',
  'contact.deleted',
  ...(['demonstration', 'feature', 'article', 'section', 'reply-template'] as const).flatMap((resource) =>
    (['created', 'updated', 'deleted'] as const).map((change) => `${resource}.${change}` as const),
  ),
] as const;

/** Kinds of live changes (contract: Live). */
export const LIVE_KINDS: readonly LiveKind[] = [...EVENT_TYPES, ...FOR_STAFF];
export type LiveKind = EventType | (typeof FOR_STAFF)[number];

/** The resource at the beginning of a kind, such as `order`. */
export type LiveResource = LiveKind extends `${infer Resource}.${string}` ? Resource : never;

/** The permission needed to get the live changes of a resource: that to read it. */
export const LIVE_PERMISSIONS: Readonly<Record<LiveResource, Permission>> = {
  order: 'orders:read',
  subscription: 'orders:read',
  'reply-template': 'orders:read',
  contact: 'contacts:read',
  demonstration: 'contacts:read',
  coupon: 'coupons:read',
  product: 'catalogue:read',
  accessory: 'catalogue:read',
  feature: 'catalogue:read',
  store: 'content:read',
  interview: 'content:read',
  page: 'content:read',
  article: 'content:read',
  section: 'content:read',
};

/** The resource that a kind is about. */
export const liveResource = (kind: LiveKind): LiveResource => kind.slice(0, kind.lastIndexOf('.')) as LiveResource;
