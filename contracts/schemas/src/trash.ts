import type { Permission } from './permissions.js';

/** What is deleted can be restored for so many days. */
export const TRASH_DAYS = 30;

/** What goes to the trash when it is deleted. */
interface TrashRecord {
  /** What staff call one. */
  title: string;
  /** Whose `:read` shows it in the trash, and `:write` restores it. */
  permissions: 'catalogue' | 'contacts' | 'content' | 'coupons' | 'orders';
  /** The columns by which staff know a row; the first that is not empty counts. */
  names: readonly [string, ...string[]];
}

/** By table; whatever staff edit as a resource is among them. */
export const TRASH_KINDS = {
  products: { title: 'Product', permissions: 'catalogue', names: ['name'] },
  accessories: { title: 'Accessory', permissions: 'catalogue', names: ['name'] },
  features: { title: 'Feature', permissions: 'catalogue', names: ['title'] },
  coupons: { title: 'Coupon', permissions: 'coupons', names: ['code'] },
  interviews: { title: 'Interview', permissions: 'content', names: ['title', 'client_title'] },
  articles: { title: 'Article', permissions: 'content', names: ['title', 'slug'] },
  homepage_sections: { title: 'Homepage section', permissions: 'content', names: ['title', 'section_key'] },
  content_pages: { title: 'Content page', permissions: 'content', names: ['title', 'page_type'] },
  reply_templates: { title: 'Reply template', permissions: 'orders', names: ['title'] },
  stores: { title: 'Store', permissions: 'content', names: ['name'] },
} as const satisfies Record<string, TrashRecord>;

export type TrashKind = keyof typeof TRASH_KINDS;

/** What keeps its row when it is deleted, and is listed with what goes to the trash. */
export const KEPT_WHEN_DELETED = {
  orders: { title: 'Order', permissions: 'orders', restoring: 'orders:delete' },
  contacts: { title: 'Contact request', permissions: 'contacts', restoring: 'contacts:write' },
  demonstrations: { title: 'Request for a demonstration', permissions: 'contacts', restoring: 'contacts:write' },
} as const satisfies Record<string, Omit<TrashRecord, 'names'> & { restoring: Permission }>;

export const DELETED_KINDS = [
  ...(Object.keys(TRASH_KINDS) as TrashKind[]),
  ...(Object.keys(KEPT_WHEN_DELETED) as (keyof typeof KEPT_WHEN_DELETED)[]),
] as const;
export type DeletedKind = (typeof DELETED_KINDS)[number];
