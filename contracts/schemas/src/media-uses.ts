import { TRASH_KINDS } from './trash.js';

/** A table whose rows can refer to stored files. */
interface MediaReferrer {
  /** Name of a row for staff. */
  title: string;
  /** The area whose `:write` permission allows changing its rows. */
  permissions: 'catalogue' | 'content' | 'coupons' | 'orders' | 'settings';
  /** The columns with the name of a row; the first that is not empty counts. */
  names: readonly string[];
  /** Path of the screen on which staff edit a row; `{id}` is its id. */
  path: string;
  /** The key column, where that is not `id`. */
  key?: string;
  /** Its rows record the past, so they keep a file that is replaced. */
  isHistory?: boolean;
}

const { products, accessories, features, interviews, articles, homepage_sections, content_pages, stores } = TRASH_KINDS;

/** Every table that can refer to stored files: a file is in use as long as a row of them refers to it. */
export const MEDIA_REFERRERS = {
  products: { ...products, path: '/admin/product/{id}/edit' },
  accessories: { ...accessories, path: '/admin/accessories/{id}/edit' },
  features: { ...features, path: '/admin/features?feature={id}' },
  interviews: { ...interviews, path: '/admin/interview/{id}/edit' },
  articles: { ...articles, path: '/admin/articles/{id}/edit' },
  hero: { title: 'Hero', permissions: 'content', names: ['heading'], path: '/admin' },
  homepage_sections: { ...homepage_sections, path: '/admin/homepage-sections?section={id}' },
  content_pages: { ...content_pages, path: '/admin/content-pages?edit={id}' },
  stores: { ...stores, path: '/admin/stores/{id}/edit' },
  settings: { title: 'The house', permissions: 'settings', names: ['name'], path: '/admin/settings/house' },
  page_versions: {
    title: 'Earlier version of a content page',
    permissions: 'content',
    names: ['title'],
    path: '/admin/content-pages',
    key: 'page_type',
    isHistory: true,
  },
  trash: { title: 'Deleted entry', permissions: 'content', names: ['name'], path: '/admin/trash', isHistory: true },
} as const satisfies Record<string, MediaReferrer>;

export type MediaReferrerKind = keyof typeof MEDIA_REFERRERS;

/** Describes a table that refers to files; `undefined` for a table of an extension. */
export const findMediaReferrer = (kind: string): MediaReferrer | undefined =>
  Object.hasOwn(MEDIA_REFERRERS, kind) ? MEDIA_REFERRERS[kind as MediaReferrerKind] : undefined;

/** The tables in which a replaced file is exchanged for the new one. */
export const CURRENT_MEDIA_REFERRERS = Object.keys(MEDIA_REFERRERS).filter(
  (table) => !findMediaReferrer(table)?.isHistory,
);

/** A use as staff read it, such as `Product “Signature”`. */
export function describeMediaUse({ kind, name }: { kind: string; name: string }): string {
  const title = findMediaReferrer(kind)?.title ?? kind;
  return name === '' ? title : `${title} “${name}”`;
}
