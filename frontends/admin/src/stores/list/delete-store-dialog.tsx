import { DeleteDialog } from '../../shared/deleting/index.js';
import { useDeleteStore } from '../calls/delete-store.js';
import type { Store } from '../store.js';

/** Asks, then deletes. */
export function DeleteStoreDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  return (
    <DeleteDialog
      id={store.id}
      title="Delete Store"
      question="Are you sure you want to delete this store? This action cannot be undone."
      remove={useDeleteStore()}
      failure="Failed to delete store"
      done={{ message: `Store “${store.name}” was deleted.` }}
      onClose={onClose}
    />
  );
}
