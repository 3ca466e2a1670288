import { inLanguage, useLanguage, useTexts } from '@vitrine/platform';
import type { PageEntry } from './page-entry.js';

/** What pages are called in the page's language; one without a title by its path. */
export function useTitles(): (page: PageEntry) => string {
  const t = useTexts('pageTitles');
  const { language } = useLanguage();
  return ({ path, title }) => {
    if (!title) return path;
    const further = title[language] ?? t(path);
    return further === path ? inLanguage(title, language) : further;
  };
}
