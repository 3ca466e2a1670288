import { DeleteDialog } from '../../shared/deleting/index.js';
import { useDeleteFeature } from '../calls/delete-feature.js';
import type { Feature } from '../feature.js';

/** Asks, then deletes. */
export function DeleteFeatureDialog({ feature, onClose }: { feature: Feature; onClose: () => void }) {
  return (
    <DeleteDialog
      id={feature.id}
      title="Delete Feature"
      question="Are you sure you want to delete this feature? Products that have it keep its title as an entry of their own."
      remove={useDeleteFeature()}
      failure="Failed to delete feature"
      done={{ message: `Feature “${feature.title}” was deleted.` }}
      onClose={onClose}
    />
  );
}
