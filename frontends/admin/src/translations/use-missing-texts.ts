import {
  accessoryResource,
  articleResource,
  contentPageResource,
  featureResource,
  homepageSectionResource,
  interviewResource,
  replyTemplateResource,
  storeResource,
  TRANSLATED_KINDS,
  type TranslatedKind,
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

/** Names of the kinds. */
export const KIND_NAMES: Readonly<Record<TranslatedKind, string>> = {
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
};

const labelsOf = (kind: TranslatedKind, { labels }: { labels: Readonly<Record<string, string>> }) =>
  Object.fromEntries(TRANSLATED_KINDS[kind].texts.map((field) => [field, labels[field] ?? field]));

const byTitle = { getName: ({ title }: { title: string }) => title };
const byName = { getName: ({ name }: { name: string }) => name };
const under = (path: string) => ({ getPath: ({ id }: { id: string }) => `${path}/${id}/edit` });
const inDialog = (address: string) => ({ getPath: ({ id }: { id: string }) => `${address}=${id}` });

/** Everything that the person may read and that is not translated into a language of the site; undefined while some of it is loading. */
export function useMissingTexts() {
  const may = useMay();
  const languages = useTranslatedLanguages();
  const enabled = (kind: TranslatedKind) => ({ enabled: may(`${TRANSLATED_KINDS[kind].area}:read`) });
  const lists = {
    products: useProducts(enabled('products')),
    accessories: accessories.useList(enabled('accessories')),
    features: features.useList(enabled('features')),
    hero: useHero(enabled('hero')),
    sections: sections.useList(enabled('sections')),
    stores: stores.useList(enabled('stores')),
    interviews: interviews.useList(enabled('interviews')),
    articles: articles.useList(enabled('articles')),
    pages: pages.useList(enabled('pages')),
    templates: replyTemplates.useList(enabled('templates')),
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
      labels: labelsOf('accessories', accessoryResource),
      ...byName,
      ...under('/admin/accessories'),
    }),
    ...findMissing('features', lists.features.data ?? [], languages, {
      labels: labelsOf('features', featureResource),
      ...byTitle,
      ...inDialog('/admin/features?feature'),
    }),
    ...findMissing('hero', hero ? [hero] : [], languages, {
      labels: { heading: 'Heading' },
      getName: ({ heading }) => heading ?? '',
      getPath: () => '/admin',
    }),
    ...findMissing('sections', lists.sections.data ?? [], languages, {
      labels: labelsOf('sections', homepageSectionResource),
      ...byTitle,
      ...inDialog('/admin/homepage-sections?section'),
    }),
    ...findMissing('stores', lists.stores.data ?? [], languages, {
      labels: labelsOf('stores', storeResource),
      ...byName,
      ...under('/admin/stores'),
    }),
    ...findMissing('interviews', lists.interviews.data ?? [], languages, {
      labels: labelsOf('interviews', interviewResource),
      ...byTitle,
      getPath: ({ id }) => `/admin/interview/${id}/edit`,
    }),
    ...findMissing('articles', lists.articles.data ?? [], languages, {
      labels: labelsOf('articles', articleResource),
      ...byTitle,
      ...under('/admin/articles'),
    }),
    ...findMissing('pages', lists.pages.data ?? [], languages, {
      labels: labelsOf('pages', contentPageResource),
      ...byTitle,
      ...inDialog('/admin/content-pages?edit'),
    }),
    ...findMissing('templates', lists.templates.data ?? [], languages, {
      labels: labelsOf('templates', replyTemplateResource),
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
