import extensionPages from '#extensions';
import { cataloguePages } from './catalogue-pages.js';
import { companyPages } from './company-pages.js';
import type { PageRecord } from './page-record.js';

/** Every page for visitors (public spec §2, Public route table), in the order of the sitemap; those of extensions come last. */
export const pages: readonly PageRecord[] = [...cataloguePages, ...companyPages, ...extensionPages];
