import { useCurrentPage } from './use-current-page.js';
import { useTitles } from './use-titles.js';

/**
 * The title of the current page, in the page's language.
 * @throws Error when its record has none
 */
export function usePageTitle(): string {
  const titleOf = useTitles();
  const page = useCurrentPage();
  if (!page?.title) throw new Error('The record of this page has no title');
  return titleOf(page);
}
