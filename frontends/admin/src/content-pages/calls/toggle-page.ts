import { answer, api } from '@vitrine/platform';
import { requireToken } from '../../shared/require-token.js';
import { useChangeRow } from '../../shared/rows/index.js';
import { type ContentPage, pageTypeNames } from '../content-page.js';
import { pagesKey } from './list-pages.js';

/** The flag alone is sent and set outright: whatever else was changed meanwhile stays. */
export async function setActive({ id, isActive }: ContentPage): Promise<ContentPage> {
  requireToken();
  return answer(api.PUT('/api/content-pages/admin/{id}', { params: { path: { id } }, body: { isActive } }));
}

/** Activates or deactivates a page (back-office spec §4). */
export const useTogglePage = () =>
  useChangeRow<ContentPage>({
    list: pagesKey,
    changed: (page) => ({ ...page, isActive: !page.isActive }),
    send: setActive,
    done: ({ pageType, isActive }) => `${pageTypeNames[pageType]} is ${isActive ? 'online' : 'offline'}.`,
    failure: ({ pageType, isActive }) =>
      `${pageTypeNames[pageType]} could not be ${isActive ? 'deactivated' : 'activated'}.`,
  });
