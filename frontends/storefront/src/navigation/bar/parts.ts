import { lazyPage } from '@vitrine/platform';
import { AwaitedPart } from './awaited-part.js';
import type { BarPart } from './use-open-part.js';

const load = {
  menu: () => import(/* webpackChunkName: "navigation-menu" */ '../menu/menu-panel.js'),
  search: () => import(/* webpackChunkName: "navigation-search" */ '../search/search-panel.js'),
};

/** The parts of the bar, loaded when first opened: no first visit pays for them. */
export const parts = {
  menu: lazyPage('navigation-menu', load.menu, AwaitedPart),
  search: lazyPage('navigation-search', load.search, AwaitedPart),
};

/** Fetches a part ahead, when a visitor turns to its button; a failure shows when it is opened. */
export const loadAhead = (part: BarPart): void => void load[part]().catch(() => undefined);
