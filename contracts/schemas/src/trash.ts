import type { Permission } from './permissions.js';

/** Days for which deleted things can be restored. */
export const TRASH_DAYS = 30;

/** A table whose deleted rows go to the trash. */
interface TrashRecord {
  /** Name of a row for staff. */
  title: string;
  /** The area whose `:read` permission shows it in the trash, and whose `:write` permission restores it. */
  permissions: 'catalogue' | 'contacts' | 'content' | 'coupons' | 'orders';
  /** The columns with the name of a row; the first that is not empty counts. */
  names: readonly [string, ...string[]];
}

/** By table; all resources are among them. */
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

interface KeptRecord extends Omit<TrashRecord, 'names'> {
  /** The permission to restore one. */
  restoring: Permission;
  /** Whether it has a name given by staff, not a number. */
  isNamed: boolean;
}

/** Records that keep their row when they are deleted, and are listed in the trash too. */
export const KEPT_WHEN_DELETED = {
  orders: { title: 'Order', permissions: 'orders', restoring: 'orders:delete', isNamed: false },
  contacts: { title: 'Contact request', permissions: 'contacts', restoring: 'contacts:write', isNamed: false },
  demonstrations: {
    title: 'Request for a demonstration',
    permissions: 'contacts',
    restoring: 'contacts:write',
    isNamed: false,
  },
  order_notes: { title: 'Note on order', permissions: 'orders', restoring: 'orders:write', isNamed: false },
  contact_notes: {
    title: 'Note on contact request',
    permissions: 'contacts',
    restoring: 'contacts:write',
    isNamed: false,
  },
  demonstration_notes: {
    title: 'Note on request for a demonstration',
    permissions: 'contacts',
    restoring: 'contacts:write',
    isNamed: false,
  },
  media_files: { title: 'File', permissions: 'content', restoring: 'content:write', isNamed: true },
} as const satisfies Record<string, KeptRecord>;

export type KeptKind = keyof typeof KEPT_WHEN_DELETED;

export const DELETED_KINDS = [
  ...(Object.keys(TRASH_KINDS) as TrashKind[]),
  ...(Object.keys(KEPT_WHEN_DELETED) as KeptKind[]),
] as const;
export type DeletedKind = (typeof DELETED_KINDS)[number];
