import { answer, api, useQueryClient } from '@vitrine/platform';
import type { HomepageSectionAdmin } from '@vitrine/schemas';
import { withRow } from '../../shared/rows/index.js';
import type { HomepageSection } from '../section.js';
import { sectionsKey } from './list-sections.js';

const saveSection = (id: string | null, body: HomepageSectionAdmin) =>
  answer(
    id === null
      ? api.POST('/api/homepage-sections/admin', { body })
      : api.PUT('/api/homepage-sections/admin/{id}', { params: { path: { id } }, body }),
  );

/** Creates a section (`id` null) or changes one; the list shows it at once and is read anew, for it may have moved. */
export function useSaveSection() {
  const client = useQueryClient();
  return async (id: string | null, body: HomepageSectionAdmin): Promise<HomepageSection> => {
    const saved = await saveSection(id, body);
    client.setQueryData<HomepageSection[]>(sectionsKey, (sections) => sections && withRow(sections, saved));
    void client.invalidateQueries({ queryKey: sectionsKey });
    return saved;
  };
}
