import { answer, api, ApiFailure, useQueryClient } from '@vitrine/platform';
import type { ProductAdmin } from '@vitrine/schemas';
import { forgetPublicReads } from '../../shared/public-reads.js';
import type { Product } from '../product.js';
import { productKeys } from './keys.js';

const saveProduct = (id: string | null, body: ProductAdmin) =>
  answer(
    id === null
      ? api.POST('/api/products', { body })
      : api.PUT('/api/products/{id}', { params: { path: { id } }, body }),
  );

const failed = {
  add: 'Failed to add product. Please try again.',
  update: 'Failed to update product. Please try again.',
};

/** The failure in the words of the back-office spec (§8, Product save), unless it belongs to fields or a version. */
function toShownFailure(error: unknown, id: string | null): unknown {
  if (!(error instanceof ApiFailure) || error.fields.length > 0 || error.code === 'STALE_VERSION') return error;
  const failure = failed[id === null ? 'add' : 'update'];
  const withoutReason =
    error.status === 0 ? `${failure} The server cannot be reached; check your connection.` : failure;
  const sentence = error.isExplained ? `Error saving product. ${error.sentence}` : withoutReason;
  return new ApiFailure(error.status, error.code, sentence);
}

/** Creates a product (`id` null) or changes one, and refetches everything that shows products. */
export function useSaveProduct() {
  const client = useQueryClient();
  return async (id: string | null, body: ProductAdmin): Promise<Product> => {
    const saved = await saveProduct(id, body).catch((error: unknown) => {
      throw toShownFailure(error, id);
    });
    await Promise.all([client.invalidateQueries({ queryKey: productKeys.list }), forgetPublicReads(client)]);
    return saved;
  };
}
