import { TRASH_DAYS } from '@vitrine/schemas';
import { DeleteDialog } from '../../shared/deleting/index.js';
import { useUndoDeletion } from '../../shared/trash/index.js';
import { useDeleteProduct } from '../calls/delete-product.js';
import type { Product } from '../product.js';

/** Asks, deletes, and offers Undo. */
export function DeleteProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const undoOf = useUndoDeletion();
  const thing = `Product “${product.name}”`;
  return (
    <DeleteDialog
      id={product.id}
      title={`Delete ${product.name}`}
      question={`Are you sure you want to delete this product? Its orders keep its name and price. It can be restored for ${TRASH_DAYS} days.`}
      remove={useDeleteProduct()}
      failure="Failed to delete product"
      done={{ message: `${thing} was deleted.`, action: undoOf(product.id, thing) }}
      onClose={onClose}
    />
  );
}
