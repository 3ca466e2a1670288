import { answer, api, useQueryClient } from '@vitrine/platform';
import type { ContentPageAdmin } from '@vitrine/schemas';
import { requireToken } from '../../shared/require-token.js';
import { withRow } from '../../shared/rows/index.js';
import { type ContentPage, inOrder } from '../content-page.js';
import { pagesKey } from './list-pages.js';

async function savePage(id: string | null, body: ContentPageAdmin): Promise<ContentPage> {
  requireToken();
  if (id === null) return answer(api.POST('/api/content-pages/admin', { body }));
  const { pageType: _pageType, ...changes } = body;
  return answer(api.PUT('/api/content-pages/admin/{id}', { params: { path: { id } }, body: changes }));
}

/** Creates a page (`id` null) or changes one; the list shows it at once and is read anew. */
export function useSavePage() {
  const client = useQueryClient();
  return async (id: string | null, body: ContentPageAdmin): Promise<ContentPage> => {
    const saved = await savePage(id, body);
    client.setQueryData<ContentPage[]>(pagesKey, (pages) => pages && inOrder(withRow(pages, saved)));
    void client.invalidateQueries({ queryKey: pagesKey });
    return saved;
  };
}
