import { LoadingDialog } from '../../shared/dialogs/loading-dialog.js';
import { useDemonstration } from '../calls/get-demonstration.js';
import type { Demonstration } from '../demonstration.js';
import { DemonstrationEditor } from './demonstration-editor.js';

const TEXTS = {
  loading: 'Loading the request...',
  failed: 'The request could not be loaded.',
  missing: 'Request not found. It may have been deleted.',
};

interface DemonstrationDialogProps {
  id: string;
  /** The request from the list, where the list has it. */
  known: Demonstration | undefined;
  onClose: () => void;
}

/** A request's details, once they are loaded. */
export function DemonstrationDialog({ id, known, onClose }: DemonstrationDialogProps) {
  const query = useDemonstration(id);
  const demonstration = query.data ?? (query.data === undefined ? known : undefined);
  if (demonstration) return <DemonstrationEditor demonstration={demonstration} onClose={onClose} />;
  return (
    <LoadingDialog
      title="Request for a demonstration"
      closeLabel="Back to the list"
      onClose={onClose}
      query={query}
      texts={TEXTS}
    />
  );
}
