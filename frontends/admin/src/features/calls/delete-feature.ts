import { api, useMutation, useQueryClient } from '@vitrine/platform';
import { forgetPublicReads } from '../../shared/public-reads.js';
import { withoutRow } from '../../shared/rows/index.js';
import type { Feature } from '../feature.js';
import { featuresKey } from './list-features.js';

const deleteFeature = (id: string) => api.DELETE('/api/features/{id}', { params: { path: { id } } });

/** Deletes a feature for good; products that name it keep its title as one of their own. */
export function useDeleteFeature() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteFeature,
    onSuccess: async (_answer, id) => {
      client.setQueryData<Feature[]>(featuresKey, (features) => features && withoutRow(features, id));
      await Promise.all([client.invalidateQueries({ queryKey: ['products'] }), forgetPublicReads(client)]);
    },
  });
}
