import type { EntityManager } from '@mikro-orm/postgresql';
import type { StoredFields } from '../../../common/admin-entity/index.js';
import { Feature } from '../../../catalogue/features/feature.js';
import { findInLibrary, realigned, type FeatureFinder } from '../../../catalogue/products/feature-links.js';
import { productFields } from '../../../catalogue/products/product-fields.js';
import { Product } from '../../../catalogue/products/product.entity.js';
import type { ImportedResource, ImportedRow } from './imported-resource.js';

/** How many titles of a file are cached with their features of the library, before the cache is emptied. */
const MAX_CACHED = 10_000;

/** Products; each feature is looked up in the library once a run. */
export const importedProducts = (): ImportedResource => ({
  kind: 'products',
  entity: Product as never,
  fields: productFields(cachedLibrary()) as unknown as StoredFields<ImportedRow, object>,
  kept: [],
  translationsBefore: (row, { features }) =>
    Array.isArray(features) ? realigned(row as unknown as Product, features as string[]) : undefined,
});

function cachedLibrary(): FeatureFinder {
  const known = new Map<string, Feature[]>();
  return async (em: EntityManager, titles: readonly string[]) => {
    const unknown = titles.filter((title) => !known.has(title));
    if (unknown.length > 0) {
      if (known.size > MAX_CACHED) known.clear();
      const found = await findInLibrary(em, titles);
      for (const title of titles)
        known.set(
          title,
          found.filter((feature) => feature.title === title),
        );
    }
    return titles.flatMap((title) => known.get(title) ?? []);
  };
}
