import type { ReactNode } from 'react';
import { Alert } from '../feedback/alert.js';
import { Button } from '../button/button.js';
import { Dialog } from './dialog.js';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** The question. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The confirmed action destroys something. */
  dangerous?: boolean;
  busy?: boolean;
  /** Why the confirmed action failed; the dialog stays open for a retry. */
  failure?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done; the harmless answer has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    dangerous = false,
    busy = false,
    failure,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      title={title}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button kind="quiet" autoFocus disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button kind={dangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
    </Dialog>
  );
}
