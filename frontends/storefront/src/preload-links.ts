import { matchPath } from '@vitrine/platform';
import { useEffect } from 'react';
import type { PageRecord } from './page-record.js';

/** Preloads the script of a page when a link to it is hovered over, touched or focused, so that the page opens at once. */
export function usePreloadLinks(pages: readonly Pick<PageRecord, 'path' | 'Page'>[]): void {
  useEffect(() => {
    const onNear = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || link.origin !== location.origin) return;
      // the platform of an older shell has no `preload`
      const page = pages.find(({ path, Page }) => Page.preload && matchPath(path, link.pathname));
      // a failure is reported when the page is opened
      page?.Page.preload?.().catch(() => undefined);
    };
    document.addEventListener('pointerover', onNear);
    document.addEventListener('focusin', onNear);
    return () => {
      document.removeEventListener('pointerover', onNear);
      document.removeEventListener('focusin', onNear);
    };
  }, [pages]);
}
