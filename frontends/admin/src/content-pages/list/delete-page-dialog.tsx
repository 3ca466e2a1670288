import { DeleteDialog } from '../../shared/deleting/index.js';
import { useDeletePage } from '../calls/delete-page.js';
import { type ContentPage, pageTypeNames } from '../content-page.js';
import { useRestorePage } from './use-restore-page.js';

/** Asks, deletes, and offers to take it back. */
export function DeletePageDialog({ page, onClose }: { page: ContentPage; onClose: () => void }) {
  const restore = useRestorePage();
  const name = pageTypeNames[page.pageType];
  return (
    <DeleteDialog
      id={page.id}
      title={`Delete ${name}`}
      question="Are you sure you want to delete this content page?"
      remove={useDeletePage()}
      failure="The content page could not be deleted."
      done={{
        message: `Content page “${page.title}” was deleted.`,
        action: { label: 'Undo', onClick: () => restore(page) },
      }}
      onClose={onClose}
    />
  );
}
