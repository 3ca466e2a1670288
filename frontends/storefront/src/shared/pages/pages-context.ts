import { createContext } from 'react';
import type { PageEntry } from './page-entry.js';

/**
 * Every page, as the router has them. Menus and breadcrumbs read them from here: they are part of each page, so importing the list, which
 * imports the pages, would close a circle.
 */
export const PagesContext = createContext<readonly PageEntry[]>([]);
