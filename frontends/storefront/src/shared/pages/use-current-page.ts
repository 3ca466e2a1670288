import { matchPath, useLocation } from '@vitrine/platform';
import { useContext } from 'react';
import { ON_SERVER } from '../../on-server.js';
import type { PageEntry } from './page-entry.js';
import { PagesContext } from './pages-context.js';
import { listCandidatePages } from './candidate-pages.js';

/** The record of the current page; undefined at an unknown address. */
export function useCurrentPage(): PageEntry | undefined {
  const { pathname } = useLocation();
  const pages = useContext(PagesContext);
  return (ON_SERVER ? listCandidatePages(pages, pathname) : pages).find(({ path }) => matchPath(path, pathname));
}
