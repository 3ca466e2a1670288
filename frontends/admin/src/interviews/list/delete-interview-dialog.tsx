import { DeleteDialog } from '../../shared/deleting/index.js';
import { useDeleteInterview } from '../calls/delete-interview.js';
import type { Interview } from '../interview.js';

/** Asks, then deletes. */
export function DeleteInterviewDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  return (
    <DeleteDialog
      id={interview.id}
      title={`Delete ${interview.title}`}
      question="Are you sure you want to delete this interview?"
      remove={useDeleteInterview()}
      failure="Failed to delete interview"
      done={{ message: `Interview “${interview.title}” was deleted.` }}
      onClose={onClose}
    />
  );
}
