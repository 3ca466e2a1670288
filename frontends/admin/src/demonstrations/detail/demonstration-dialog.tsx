import { Alert, Button, Dialog, Skeleton } from '@vitrine/ui';
import { failureText } from '../../shared/failure-text.js';
import { useDemonstration } from '../calls/get-demonstration.js';
import type { Demonstration } from '../demonstration.js';
import { DemonstrationEditor } from './demonstration-editor.js';

interface DemonstrationDialogProps {
  id: string;
  /** As the list has it, where it does. */
  known: Demonstration | undefined;
  onClose: () => void;
}

/** A request's details, once they are there. */
export function DemonstrationDialog({ id, known, onClose }: DemonstrationDialogProps) {
  const { data, error, isFetching, refetch } = useDemonstration(id);
  const demonstration = data ?? (data === undefined ? known : undefined);
  if (demonstration) return <DemonstrationEditor demonstration={demonstration} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Request for a demonstration"
      size="large"
      actions={
        <Button kind="quiet" onClick={onClose}>
          Back to the list
        </Button>
      }
    >
      {error ? (
        <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
          {failureText(error, 'The request could not be loaded.')}
        </Alert>
      ) : data === null ? (
        <p role="status">Request not found. It may have been deleted.</p>
      ) : (
        <div role="status" aria-label="Loading the request...">
          <Skeleton height={32} />
          <Skeleton height={32} />
          <Skeleton height={160} variant="rectangular" />
        </div>
      )}
    </Dialog>
  );
}
