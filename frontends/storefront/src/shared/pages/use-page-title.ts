import { useLanguage } from '@vitrine/platform';
import { useCurrentPage } from './use-current-page.js';

/**
 * The title of the page that is shown, in the page's language.
 * @throws Error when its record has none
 */
export function usePageTitle(): string {
  const { language } = useLanguage();
  const page = useCurrentPage();
  if (!page?.title) throw new Error('The record of this page has no title');
  return page.title[language];
}
