import { matchPath } from '@vitrine/platform';
import { useEffect } from 'react';
import type { PageRecord } from './page-record.js';

/** Fetches the script of a page when a link to it is pointed at, touched or focused, so that the page is there when it is asked for. */
export function useFetchAhead(pages: readonly Pick<PageRecord, 'path' | 'Page'>[]): void {
  useEffect(() => {
    const onNear = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || link.origin !== location.origin) return;
      // a shell without the one has not the other either
      const page = pages.find(({ path, Page }) => Page.preload && matchPath(path, link.pathname));
      // one that does not come is reported when it is asked for
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
