import { TRASH_KINDS } from './trash.js';

/** What can name a stored file. */
interface MediaUser {
  /** What staff call one. */
  title: string;
  /** The columns by which staff know a row; the first that is not empty counts. */
  names: readonly string[];
  /** Where staff edit it; `{id}` stands for its id. */
  path: string;
  /** The column that tells one from the others, where that is not `id`. */
  key?: string;
  /** What it names is what once was: a file that is replaced stays in it. */
  isHistory?: boolean;
}

const { products, accessories, features, interviews, articles, homepage_sections, content_pages, stores } = TRASH_KINDS;

/** By table, whatever names stored files: a file is in use as long as one of these names it. */
export const MEDIA_USERS = {
  products: { ...products, path: '/admin/product/{id}/edit' },
  accessories: { ...accessories, path: '/admin/accessories/{id}/edit' },
  features: { ...features, path: '/admin/features?feature={id}' },
  interviews: { ...interviews, path: '/admin/interview/{id}/edit' },
  articles: { ...articles, path: '/admin/articles/{id}/edit' },
  hero: { title: 'Hero', names: ['heading'], path: '/admin' },
  homepage_sections: { ...homepage_sections, path: '/admin/homepage-sections?section={id}' },
  content_pages: { ...content_pages, path: '/admin/content-pages?edit={id}' },
  stores: { ...stores, path: '/admin/stores/{id}/edit' },
  settings: { title: 'The house', names: ['name'], path: '/admin/settings/house' },
  page_versions: {
    title: 'Earlier version of a content page',
    names: ['title'],
    path: '/admin/content-pages',
    key: 'page_type',
    isHistory: true,
  },
  trash: { title: 'Deleted entry', names: ['name'], path: '/admin/trash', isHistory: true },
} as const satisfies Record<string, MediaUser>;

export type MediaUserKind = keyof typeof MEDIA_USERS;

/** What is said of a kind of user; of one that an extension brings, `undefined`. */
export const findMediaUser = (kind: string): MediaUser | undefined =>
  Object.hasOwn(MEDIA_USERS, kind) ? MEDIA_USERS[kind as MediaUserKind] : undefined;

/** A use as staff read it, such as `Product “Signature”`. */
export function describeMediaUse({ kind, name }: { kind: string; name: string }): string {
  const title = findMediaUser(kind)?.title ?? kind;
  return name === '' ? title : `${title} “${name}”`;
}
