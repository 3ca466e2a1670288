import { answer, api, useQueryClient } from '@vitrine/platform';
import type { FeatureAdmin } from '@vitrine/schemas';
import { forgetPublicReads } from '../../shared/public-reads.js';
import { withRow } from '../../shared/rows/index.js';
import type { Feature } from '../feature.js';
import { featuresKey } from './list-features.js';

const saveFeature = (id: string | null, body: FeatureAdmin) =>
  answer(
    id === null
      ? api.POST('/api/features', { body })
      : api.PUT('/api/features/{id}', { params: { path: { id } }, body }),
  );

/** Creates a feature (`id` null) or changes one; the list shows it at once, and products that name it are read anew. */
export function useSaveFeature() {
  const client = useQueryClient();
  return async (id: string | null, body: FeatureAdmin): Promise<Feature> => {
    const saved = await saveFeature(id, body);
    client.setQueryData<Feature[]>(featuresKey, (features) => features && withRow(features, saved));
    await Promise.all([client.invalidateQueries({ queryKey: ['products'] }), forgetPublicReads(client)]);
    return saved;
  };
}
