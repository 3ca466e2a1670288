import { Alert, Button, Dialog } from '@vitrine/ui';
import type { Difference } from './differences.js';
import { DifferenceTable } from './difference-table.js';

interface StaleDialogProps {
  open: boolean;
  /** What was changed, such as `order`. */
  noun: string;
  busy: boolean;
  /** Null while what is stored now is asked for, or could not be had. */
  differences: readonly Difference[] | null;
  labels: Readonly<Record<string, string>>;
  /** Why what is stored now, or the overwriting, could not be had. */
  failure?: string | undefined;
  /** Show what is stored now; own changes are given up. */
  onReload: () => void;
  /** Save the own changes over those made meanwhile. */
  onOverwrite: () => void;
  /** Back to the form, nothing decided. */
  onBack: () => void;
}

/** Somebody else changed it since it was opened (contract: Versions). */
export function StaleDialog(props: StaleDialogProps) {
  const { open, noun, busy, differences, labels, failure, onReload, onOverwrite, onBack } = props;
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onBack}
      title={`This ${noun} was changed meanwhile`}
      size="medium"
      role="alertdialog"
      actions={
        <>
          <Button kind="quiet" disabled={busy} autoFocus onClick={onBack}>
            Back to the form
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onReload}>
            Reload
          </Button>
          <Button kind="danger" busy={busy} onClick={onOverwrite}>
            Overwrite
          </Button>
        </>
      }
    >
      <p>
        Somebody else saved this {noun} after you opened it. Reload to see their changes and give up yours, or overwrite
        theirs with yours.
      </p>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      {differences && <DifferenceTable differences={differences} labels={labels} />}
    </Dialog>
  );
}
