import type { InLanguages } from '@vitrine/platform';

/** Title of a page for menus, breadcrumbs and, by default, its head; in further languages it is in `pageTitles`, by path. */
export type Title = InLanguages<string>;

/** A place of a page in one of the menus. */
export interface MenuEntry {
  menu: string;
  /** Position; entries are sorted by it. */
  at: number;
  /** Key in the menu's texts, if the label differs from the page's title. */
  label?: string;
  /** Target, if it is the page's path with a query. */
  to?: string;
}

/** What menus and breadcrumbs know of a page. */
export interface PageEntry {
  /** A pattern of the router, such as `/product/:productId`. */
  path: string;
  title?: Title;
  /** Path of the page above it, where that is not the home page. */
  parent?: string;
  menus?: readonly MenuEntry[];
}
