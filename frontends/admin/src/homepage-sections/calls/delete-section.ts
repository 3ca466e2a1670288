import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { withoutRow } from '../../shared/rows/index.js';
import type { HomepageSection } from '../section.js';
import { sectionsKey } from './list-sections.js';

const deleteSection = (id: string) => api.DELETE('/api/homepage-sections/admin/{id}', { params: { path: { id } } });

/** Deletes a section for good. */
export function useDeleteSection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteSection,
    onSuccess: (_answer, id) =>
      client.setQueryData<HomepageSection[]>(sectionsKey, (sections) => sections && withoutRow(sections, id)),
  });
}
