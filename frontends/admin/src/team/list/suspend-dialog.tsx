import { ConfirmDialog } from '@vitrine/ui';
import { personName } from '../person.js';
import type { Person } from '../team-calls.js';

interface SuspendDialogProps {
  person: Person;
  isSelf: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before it suspends an account. */
export function SuspendDialog({ person, isSelf, onConfirm, onClose }: SuspendDialogProps) {
  return (
    <ConfirmDialog
      open
      title={`Suspend ${personName(person)}?`}
      confirmLabel="Suspend"
      cancelLabel="Cancel"
      dangerous
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>
        {isSelf ? 'You are signed out at once, ' : 'Every session of this account ends at once, '}
        and it cannot sign in until somebody reactivates it. The API keys that it made are revoked for good. What it
        wrote stays.
      </p>
    </ConfirmDialog>
  );
}
