import { inLanguage, useLanguage, useTexts } from '@vitrine/platform';
import type { PageEntry } from './page-entry.js';

/** Gives the title of a page in the page's language; its path if it has no title. */
export function useTitles(): (page: PageEntry) => string {
  const t = useTexts('pageTitles');
  const { language } = useLanguage();
  return ({ path, title }) => {
    if (!title) return path;
    const further = title[language] ?? t(path);
    return further === path ? inLanguage(title, language) : further;
  };
}
