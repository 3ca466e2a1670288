import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { requireToken } from '../../shared/require-token.js';
import { withoutRow } from '../../shared/rows/index.js';
import type { ContentPage } from '../content-page.js';
import { pagesKey } from './list-pages.js';

async function deletePage(id: string) {
  requireToken();
  return api.DELETE('/api/content-pages/admin/{id}', { params: { path: { id } } });
}

/** Deletes a page for good; the list is read anew. */
export function useDeletePage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deletePage,
    onSuccess: (_answer, id) => {
      client.setQueryData<ContentPage[]>(pagesKey, (pages) => pages && withoutRow(pages, id));
      void client.invalidateQueries({ queryKey: pagesKey });
    },
  });
}
