import { contentPageAdminSchema, type ContentPageAdmin, type ContentPageType } from '@vitrine/schemas';
import { englishTexts } from '../../shared/form/index.js';
import type { ContentPage } from '../content-page.js';

interface PageTexts {
  title: string;
  /** HTML. */
  content: string;
  metaDescription: string;
  /** Separated by commas. */
  metaKeywords: string;
}

/** What the form holds; '' for what is not given. */
export interface PageValues extends PageTexts {
  pageType: ContentPageType | '';
  isActive: boolean;
  translations: { en: PageTexts };
}

const translated = ['title', 'content', 'metaDescription', 'metaKeywords'] as const;

/** @param pageType of a page that is not there yet */
export const valuesOf = (page: ContentPage | null, pageType: ContentPageType | '' = ''): PageValues => ({
  pageType: page?.pageType ?? pageType,
  title: page?.title ?? '',
  content: page?.content ?? '',
  metaDescription: page?.metaDescription ?? '',
  metaKeywords: page?.metaKeywords ?? '',
  isActive: page?.isActive ?? true,
  translations: englishTexts(page?.translations, translated),
});

/** The API's body of what the form holds. */
export const bodyOf = (values: PageValues): ContentPageAdmin => contentPageAdminSchema.cast(values, { assert: false });

/** What the fields are called. */
export const labels: Readonly<Record<string, string>> = {
  pageType: 'Page Type',
  title: 'Title (German)',
  content: 'Content (German)',
  metaDescription: 'Meta description (German)',
  metaKeywords: 'Meta keywords (German)',
  isActive: 'Active',
  'translations.en.title': 'Title (English)',
  'translations.en.content': 'Content (English)',
  'translations.en.metaDescription': 'Meta description (English)',
  'translations.en.metaKeywords': 'Meta keywords (English)',
};
