import { answer, api, useMutation, useQueryClient } from '@vitrine/platform';
import type { HomepageSection } from '../section.js';
import { sectionsKey } from './list-sections.js';

/** Positions from 1 for all (back-office spec §4, Homepage section order). */
const reorderSections = (ids: readonly string[]) =>
  answer(
    api.PUT('/api/homepage-sections/admin/reorder', {
      body: { sections: ids.map((id, index) => ({ id, displayOrder: index + 1 })) },
    }),
  );

/** Gives all sections their places, one order after the other; the list becomes the API's answer. */
export function useReorderSections() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: sectionsKey.join(' ') },
    mutationFn: reorderSections,
    onMutate: () => client.cancelQueries({ queryKey: sectionsKey }),
    onSuccess: (sections) => client.setQueryData<HomepageSection[]>(sectionsKey, sections),
    onError: () => client.invalidateQueries({ queryKey: sectionsKey }),
  });
}
