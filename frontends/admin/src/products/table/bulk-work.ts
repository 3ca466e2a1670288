import { answer, api } from '@vitrine/platform';
import { getPublicationState } from '@vitrine/schemas';
import { format } from '../../shared/format.js';
import type { BulkWork } from '../../shared/list/index.js';
import { restoreFromTrash } from '../../shared/trash/index.js';
import { deleteProduct } from '../calls/delete-product.js';
import type { Product } from '../product.js';

export const productCount = (count: number): string => (count === 1 ? '1 product' : `${format.count(count)} products`);

const restoring = (keys: readonly string[]): BulkWork => ({
  keys,
  each: restoreFromTrash,
  done: (count) => `${productCount(count)} restored.`,
  failed: () => 'A product could not be restored.',
});

const nameOf = (products: readonly Product[], id: string): string =>
  products.find((product) => product.id === id)?.name ?? '';

/** Puts products in the trash; undone by restoring each. */
export const deleting = (products: readonly Product[]): BulkWork => ({
  keys: products.map(({ id }) => id),
  each: deleteProduct,
  done: (count) => `${productCount(count)} deleted.`,
  failed: (id) => `Product “${nameOf(products, id)}” could not be deleted.`,
  undo: restoring,
});

type Publication = Pick<Product, 'published' | 'publishedAt'>;

/** The publication of a product that is visible at once, and of a draft. */
const PUBLICATION = {
  published: { published: true, publishedAt: null },
  draft: { published: false, publishedAt: null },
} as const satisfies Record<string, Publication>;

/** Sets the publication of each product, unless somebody changed the product since; undone by setting each to its former publication. */
function publishing(
  products: readonly Product[],
  to: (product: Product) => Publication,
  done: BulkWork['done'],
): BulkWork {
  const byId = new Map(products.map((product) => [product.id, product]));
  const saved = new Map<string, Product>();
  return {
    keys: [...byId.keys()],
    each: async (id) => {
      const product = byId.get(id);
      if (!product) return;
      const body = { ...to(product), version: product.version };
      saved.set(id, await answer(api.PUT('/api/products/{id}', { params: { path: { id } }, body })));
    },
    done,
    failed: (id) => `Product “${nameOf(products, id)}” could not be changed.`,
    undo: (keys) =>
      publishing(
        keys.flatMap((id) => saved.get(id) ?? []),
        ({ id }) => {
          const { published, publishedAt } = byId.get(id) as Product;
          return { published, publishedAt };
        },
        (count) => `Publication of ${productCount(count)} restored.`,
      ),
  };
}

/** Publishes the products that are not published, or makes drafts of the products that are none; the others stay unchanged. */
export const settingPublication = (products: readonly Product[], state: keyof typeof PUBLICATION): BulkWork =>
  publishing(
    products.filter(({ published, publishedAt }) => getPublicationState(published, publishedAt) !== state),
    () => PUBLICATION[state],
    (count) => `${productCount(count)} ${state === 'draft' ? 'unpublished' : 'published'}.`,
  );
