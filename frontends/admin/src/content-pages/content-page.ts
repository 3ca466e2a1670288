import type { components } from '@vitrine/platform';
import { CONTENT_PAGE_TYPES, type ContentPageType } from '@vitrine/schemas';

/** A content page as the API returns it to staff; `content` is sanitised HTML. */
export type ContentPage = components['schemas']['ContentPageAdminDto'];

export const PAGE_TYPE_NAMES: Readonly<Record<ContentPageType, string>> = {
  privacy_policy: 'Privacy Policy',
  terms_conditions: 'Terms & Conditions',
  about_us: 'About Us',
  contact: 'Contact',
  imprint: 'Imprint',
  newsroom: 'Newsroom',
};

/** The types without a page: each type has at most one (contract: Content page). */
export const missingTypes = (pages: readonly ContentPage[]): ContentPageType[] =>
  CONTENT_PAGE_TYPES.filter((type) => !pages.some(({ pageType }) => pageType === type));

/** Pages in the order of their types, as in the API's list. */
export const inOrder = (pages: readonly ContentPage[]): ContentPage[] =>
  [...pages].sort((a, b) => CONTENT_PAGE_TYPES.indexOf(a.pageType) - CONTENT_PAGE_TYPES.indexOf(b.pageType));
