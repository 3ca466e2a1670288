import { useLeaveGuard } from '@vitrine/platform';
import { ConfirmDialog } from '@vitrine/ui';
import { useState } from 'react';
import { useUploadInProgress } from '../form/upload/in-progress.js';
import { useOpenForm } from '../open-forms.js';

/**
 * Protects a form with unsaved changes or a running upload: closing and leaving ask first, the end of the session asks for the password.
 * @param isOpen whether the form counts as open when the session ends; a form that is always on a page counts once something is typed
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
    /** Closes, after a confirmation if something would be lost. */
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
