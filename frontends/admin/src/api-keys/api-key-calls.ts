import { answer, api, type components, useQuery, useQueryClient } from '@vitrine/platform';
import type { NewApiKey } from '@vitrine/schemas';
import { FRESH_MS } from '../shared/freshness.js';
import { useDeleteRow } from '../shared/rows/index.js';

/** A key of another program; times ISO 8601. */
export type ApiKey = components['schemas']['ApiKeyDto'];
/** A new key, with its secret. */
export type MadeApiKey = components['schemas']['NewApiKeyDto'];

const KEY = ['api-keys', 'all'] as const;

/** Every key, by name. */
export const useApiKeys = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => answer(api.GET('/api/admin/api-keys', { signal })),
    staleTime: FRESH_MS.list,
  });

/** Creates a key. Its secret is not kept in the cached list. */
export function useMakeApiKey() {
  const client = useQueryClient();
  return async (body: NewApiKey): Promise<MadeApiKey> => {
    const made = await answer(api.POST('/api/admin/api-keys', { body }));
    void client.invalidateQueries({ queryKey: KEY });
    return made;
  };
}

/** Revokes a key. */
export const useRevokeApiKey = () =>
  useDeleteRow(KEY, (id) => api.DELETE('/api/admin/api-keys/{id}', { params: { path: { id } } }));
