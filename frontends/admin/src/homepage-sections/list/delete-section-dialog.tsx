import { DeleteDialog } from '../../shared/deleting/index.js';
import { useDeleteSection } from '../calls/delete-section.js';
import type { HomepageSection } from '../section.js';

/** Asks, then deletes. */
export function DeleteSectionDialog({ section, onClose }: { section: HomepageSection; onClose: () => void }) {
  return (
    <DeleteDialog
      id={section.id}
      title={`Delete ${section.title}`}
      question="Are you sure you want to delete this section?"
      remove={useDeleteSection()}
      failure="The section could not be deleted."
      done={{ message: `Section “${section.title}” was deleted.` }}
      onClose={onClose}
    />
  );
}
