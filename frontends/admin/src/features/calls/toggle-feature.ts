import { answer, api, useQueryClient } from '@vitrine/platform';
import { forgetPublicReads } from '../../shared/public-reads.js';
import { useChangeRow } from '../../shared/rows/index.js';
import type { Feature } from '../feature.js';
import { featuresKey } from './list-features.js';

/** The flag alone is sent and set outright: whatever else was changed meanwhile stays. */
const setActive = ({ id, isActive }: Feature) =>
  answer(api.PUT('/api/features/{id}', { params: { path: { id } }, body: { isActive } }));

/** Offers a feature to visitors and products, or no more. */
export function useToggleFeature() {
  const client = useQueryClient();
  return useChangeRow<Feature>({
    list: featuresKey,
    changed: (feature) => ({ ...feature, isActive: !feature.isActive }),
    send: async (feature) => {
      const saved = await setActive(feature);
      await forgetPublicReads(client);
      return saved;
    },
    failure: () => 'Failed to update feature',
  });
}
