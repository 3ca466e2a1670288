import { DeleteDialog } from '../../shared/deleting/index.js';
import { useDeleteProduct } from '../calls/delete-product.js';
import type { Product } from '../product.js';

/** Asks, then deletes. */
export function DeleteProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  return (
    <DeleteDialog
      id={product.id}
      title={`Delete ${product.name}`}
      question="Are you sure you want to delete this product? Its orders keep its name and price. This action cannot be undone."
      remove={useDeleteProduct()}
      failure="Failed to delete product"
      done={{ message: `Product “${product.name}” was deleted.` }}
      onClose={onClose}
    />
  );
}
