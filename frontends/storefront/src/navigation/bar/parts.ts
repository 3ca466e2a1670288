import { lazyPage } from '@vitrine/platform';
import { AwaitedPart } from './awaited-part.js';
import type { BarPart } from './use-open-part.js';

/** The parts of the bar, loaded when first opened: no first visit pays for them. */
export const parts = {
  menu: lazyPage(
    'navigation-menu',
    () => import(/* webpackChunkName: "navigation-menu" */ '../menu/menu-panel.js'),
    AwaitedPart,
  ),
  search: lazyPage(
    'navigation-search',
    () => import(/* webpackChunkName: "navigation-search" */ '../search/search-panel.js'),
    AwaitedPart,
  ),
};

/** Fetches a part ahead, when a visitor turns to its button; a failure shows when it is opened. */
export const loadAhead = (part: BarPart): void => void parts[part].preload?.().catch(() => undefined);
