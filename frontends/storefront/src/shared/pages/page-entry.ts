import type { InLanguages } from '@vitrine/platform';

/** What a page is called, in further languages by its path in `pageTitles`: in menus and breadcrumbs, and in its head unless that says more. */
export type Title = InLanguages<string>;

/** A place of a page in one of the menus. */
export interface MenuEntry {
  menu: string;
  /** The smaller number comes first. */
  at: number;
  /** Key in the menu's texts, where the menu calls the page something else than its title. */
  label?: string;
  /** Where it leads, if not to the page's path alone: the path with a query. */
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
