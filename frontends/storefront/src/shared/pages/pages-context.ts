import { createContext } from 'react';
import type { PageEntry } from './page-entry.js';

/**
 * All pages of the router, for menus and breadcrumbs. These are part of each page, so importing the list, which imports the pages, would be a
 * circular import.
 */
export const PagesContext = createContext<readonly PageEntry[]>([]);
