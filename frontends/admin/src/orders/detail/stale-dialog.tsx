import { Button, Dialog } from '@vitrine/ui';

interface StaleDialogProps {
  open: boolean;
  busy: boolean;
  /** Show the order as it is now; own changes are given up. */
  onReload: () => void;
  /** Save the own changes over those made meanwhile. */
  onOverwrite: () => void;
  /** Back to the form, nothing decided. */
  onBack: () => void;
}

/** Somebody else changed the order since it was opened (contract: Versions). */
export function StaleDialog({ open, busy, onReload, onOverwrite, onBack }: StaleDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onBack}
      title="This order was changed meanwhile"
      size="small"
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
        Somebody else saved this order after you opened it. Reload to see their changes and give up yours, or overwrite
        theirs with yours.
      </p>
    </Dialog>
  );
}
