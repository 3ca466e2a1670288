import { TRASH_KINDS } from './trash.js';

/** A table whose rows can name stored files. */
interface MediaReferrer {
  /** What staff call one. */
  title: string;
  /** Whose `:write` changes its rows. */
  permissions: 'catalogue' | 'content' | 'coupons' | 'orders' | 'settings';
  /** The columns by which staff know a row; the first that is not empty counts. */
  names: readonly string[];
  /** Where staff edit it; `{id}` stands for its id. */
  path: string;
  /** The column that tells one from the others, where that is not `id`. */
  key?: string;
  /** Its rows record the past: they keep a file that is replaced. */
  isHistory?: boolean;
}

const { products, accessories, features, interviews, articles, homepage_sections, content_pages, stores } = TRASH_KINDS;

/** By table, every record that can name stored files: a file is in use as long as one of these names it. */
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

/** Describes a table that names files; `undefined` for one that an extension brings. */
export const findMediaReferrer = (kind: string): MediaReferrer | undefined =>
  Object.hasOwn(MEDIA_REFERRERS, kind) ? MEDIA_REFERRERS[kind as MediaReferrerKind] : undefined;

/** The tables in which a file that is replaced gives way to the new one. */
export const CURRENT_MEDIA_REFERRERS = Object.keys(MEDIA_REFERRERS).filter(
  (table) => !findMediaReferrer(table)?.isHistory,
);

/** A use as staff read it, such as `Product “Signature”`. */
export function describeMediaUse({ kind, name }: { kind: string; name: string }): string {
  const title = findMediaReferrer(kind)?.title ?? kind;
  return name === '' ? title : `${title} “${name}”`;
}
