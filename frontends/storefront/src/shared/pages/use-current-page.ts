import { matchPath, useLocation } from '@vitrine/platform';
import { useContext } from 'react';
import type { PageEntry } from './page-entry.js';
import { PagesContext } from './pages-context.js';

/** The record of the page that is shown; none at an address that leads nowhere. */
export function useCurrentPage(): PageEntry | undefined {
  const { pathname } = useLocation();
  return useContext(PagesContext).find(({ path }) => matchPath(path, pathname));
}
