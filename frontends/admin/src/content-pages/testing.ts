import type { ContentPage } from './content-page.js';

/** A page of a type as the API returns it to staff. */
export const aPage = (pageType: ContentPage['pageType'], changes: Partial<ContentPage> = {}): ContentPage => ({
  id: `id-${pageType}`,
  pageType,
  title: `Titel ${pageType}`,
  content: '<p>Text</p>',
  metaDescription: null,
  metaKeywords: null,
  isActive: true,
  publishedAt: null,
  translations: { en: { title: `Title ${pageType}` } },
  version: 1,
  createdAt: '2026-11-20T08:12:00.000Z',
  updatedAt: '2026-11-21T08:12:00.000Z',
  updatedBy: null,
  ...changes,
});
