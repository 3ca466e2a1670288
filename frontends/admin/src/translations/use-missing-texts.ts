import {
  accessoryResource,
  articleResource,
  contentPageResource,
  featureResource,
  homepageSectionResource,
  interviewResource,
  replyTemplateResource,
  storeResource,
} from '@vitrine/schemas';
import { accessories } from '../accessories/index.js';
import { articles } from '../articles/index.js';
import { pages } from '../content-pages/index.js';
import { features } from '../features/index.js';
import { useHero } from '../hero/index.js';
import { sections } from '../homepage-sections/index.js';
import { interviews } from '../interviews/index.js';
import { editPath, PRODUCT_TEXT_LABELS, useProducts, withoutLibrary } from '../products/index.js';
import { replyTemplates } from '../shared/desk/index.js';
import { useTranslatedLanguages } from '../shared/form/index.js';
import { useMay } from '../shared/permissions/index.js';
import { stores } from '../stores/index.js';
import { findMissing, type MissingTexts } from './missing-texts.js';

/** What the kinds are called, in the order in which they are listed. */
export const KIND_NAMES = {
  products: 'Products',
  accessories: 'Accessories',
  features: 'Features',
  hero: 'Home page opening',
  sections: 'Homepage sections',
  stores: 'Stores',
  interviews: 'Interviews',
  articles: 'Newsroom',
  pages: 'Content pages',
  templates: 'Reply templates',
} as const;
export type TranslatedKind = keyof typeof KIND_NAMES;
export const KINDS = Object.keys(KIND_NAMES) as readonly TranslatedKind[];

/** Pictures and films may differ by language; where none is named, the German one is meant to be shown. */
const MEDIA = ['backgroundImage', 'backgroundVideo'];

interface Resource {
  translated: readonly string[];
  labels: Readonly<Record<string, string>>;
}

const textsOf = ({ translated, labels }: Resource): Record<string, string> =>
  Object.fromEntries(
    translated.filter((field) => !MEDIA.includes(field)).map((field) => [field, labels[field] ?? field]),
  );

const byTitle = { getName: ({ title }: { title: string }) => title };
const byName = { getName: ({ name }: { name: string }) => name };
const under = (path: string) => ({ getPath: ({ id }: { id: string }) => `${path}/${id}/edit` });
const inDialog = (address: string) => ({ getPath: ({ id }: { id: string }) => `${address}=${id}` });

/** Everything that is missing in a language that the site offers, of what whoever asks may read, or may change; undefined while some of it is loading. */
export function useMissingTexts(to: 'read' | 'write' = 'read') {
  const may = useMay();
  const languages = useTranslatedLanguages();
  const catalogue = { enabled: may(`catalogue:${to}`) };
  const content = { enabled: may(`content:${to}`) };
  const lists = {
    products: useProducts(catalogue),
    accessories: accessories.useList(catalogue),
    features: features.useList(catalogue),
    hero: useHero(content),
    sections: sections.useList(content),
    stores: stores.useList(content),
    interviews: interviews.useList(content),
    articles: articles.useList(content),
    pages: pages.useList(content),
    templates: replyTemplates.useList({ enabled: may(`orders:${to}`) }),
  } as const satisfies Record<TranslatedKind, unknown>;
  const all = Object.values(lists);
  const { data: hero } = lists.hero;
  const missing: MissingTexts[] = [
    ...findMissing('products', (lists.products.data ?? []).map(withoutLibrary), languages, {
      labels: PRODUCT_TEXT_LABELS,
      ...byName,
      getPath: ({ id }) => editPath(id),
    }),
    ...findMissing('accessories', lists.accessories.data ?? [], languages, {
      labels: textsOf(accessoryResource),
      ...byName,
      ...under('/admin/accessories'),
    }),
    ...findMissing('features', lists.features.data ?? [], languages, {
      labels: textsOf(featureResource),
      ...byTitle,
      ...inDialog('/admin/features?feature'),
    }),
    ...findMissing('hero', hero ? [hero] : [], languages, {
      labels: { heading: 'Heading' },
      getName: ({ heading }) => heading ?? '',
      getPath: () => '/admin',
    }),
    ...findMissing('sections', lists.sections.data ?? [], languages, {
      labels: textsOf(homepageSectionResource),
      ...byTitle,
      ...inDialog('/admin/homepage-sections?section'),
    }),
    ...findMissing('stores', lists.stores.data ?? [], languages, {
      labels: textsOf(storeResource),
      ...byName,
      ...under('/admin/stores'),
    }),
    ...findMissing('interviews', lists.interviews.data ?? [], languages, {
      labels: textsOf(interviewResource),
      ...byTitle,
      ...under('/admin/interviews'),
    }),
    ...findMissing('articles', lists.articles.data ?? [], languages, {
      labels: textsOf(articleResource),
      ...byTitle,
      ...under('/admin/articles'),
    }),
    ...findMissing('pages', lists.pages.data ?? [], languages, {
      labels: textsOf(contentPageResource),
      ...byTitle,
      ...inDialog('/admin/content-pages?edit'),
    }),
    ...findMissing('templates', lists.templates.data ?? [], languages, {
      labels: textsOf(replyTemplateResource),
      ...byTitle,
      ...under('/admin/reply-templates'),
    }),
  ];
  const isLoading = all.some(({ isLoading: waits }) => waits);
  return {
    data: isLoading ? undefined : missing,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  };
}

/** How many entries whoever asks could translate; undefined while they are looked for, and for those who may change none. */
export function useUntranslatedCount(): number | undefined {
  const may = useMay();
  const { data } = useMissingTexts('write');
  return may('catalogue:write') || may('content:write') || may('orders:write')
    ? data && new Set(data.map(({ path }) => path)).size
    : undefined;
}
