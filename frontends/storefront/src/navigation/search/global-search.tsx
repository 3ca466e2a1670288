import { lazyPage } from '@vitrine/platform';
import { useCallback, useState } from 'react';
import { LoadingPart } from '../bar/loading-part.js';
import { GlobalSearchContext } from './global-search-context.js';
import { useSearchShortcut } from './use-search-shortcut.js';

const GlobalSearchOverlay = lazyPage(
  'navigation-global-search',
  () => import(/* webpackChunkName: "navigation-global-search" */ './global-search-overlay.js'),
  LoadingPart,
);

/** The search over everything: Ctrl-K or `/` opens it on every page (design: Search). */
export function GlobalSearch() {
  const [open, setOpen] = useState(false);
  useSearchShortcut(useCallback(() => setOpen(true), []));
  const close = useCallback(() => setOpen(false), []);
  return (
    open && (
      <GlobalSearchContext value={close}>
        <GlobalSearchOverlay />
      </GlobalSearchContext>
    )
  );
}
