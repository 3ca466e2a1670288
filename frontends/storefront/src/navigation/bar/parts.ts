import { lazyPage } from '@vitrine/platform';
import { LoadingPart } from './loading-part.js';
import type { BarPart } from './use-open-part.js';

/** The parts of the bar, loaded when first opened, to keep the first visit small. */
export const parts = {
  menu: lazyPage(
    'navigation-menu',
    () => import(/* webpackChunkName: "navigation-menu" */ '../menu/menu-panel.js'),
    LoadingPart,
  ),
  search: lazyPage(
    'navigation-search',
    () => import(/* webpackChunkName: "navigation-search" */ '../search/search-panel.js'),
    LoadingPart,
  ),
};

/** Preloads a part when its button is hovered over or focused; a failure is shown when the part is opened. */
export const preloadPart = (part: BarPart): void => void parts[part].preload?.().catch(() => undefined);
