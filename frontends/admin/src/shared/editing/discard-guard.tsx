import { useLeaveGuard } from '@vitrine/platform';
import { ConfirmDialog } from '@vitrine/ui';
import { useState } from 'react';
import { useUploadInProgress } from '../form/upload/in-progress.js';
import { useOpenForm } from '../open-forms.js';

/**
 * Holds a form together while it has unsaved changes or a file on its way: closing and leaving ask first, the end of the session asks for the password.
 * @param isOpen whether the end of the session finds a form open; a form that merely stands on a page is once something is typed
 */
export function useDiscardGuard(dirty: boolean, noun: string, onClose: () => void, isOpen = true) {
  const uploading = useUploadInProgress();
  const losing = dirty || uploading;
  const guard = useLeaveGuard(losing);
  const [closing, setClosing] = useState(false);
  useOpenForm(isOpen || uploading);
  const stay = () => {
    guard.stay();
    setClosing(false);
  };
  return {
    /** Closes, after a question where something would be lost. */
    close: () => (losing ? setClosing(true) : onClose()),
    question: (
      <ConfirmDialog
        open={closing || guard.blocked}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        dangerous
        onCancel={stay}
        onConfirm={guard.blocked ? guard.leave : onClose}
      >
        <p>What you changed on this {noun} has not been saved.</p>
      </ConfirmDialog>
    ),
  };
}
