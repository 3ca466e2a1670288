import { ConfirmDialog } from '@vitrine/ui';
import { failureText } from '../../shared/failure-text.js';
import { useErasePerson } from '../calls/erase-person.js';
import styles from './erase-dialog.module.css';
import { KINDS } from './kinds.js';

interface EraseDialogProps {
  email: string;
  onClose: () => void;
  /** Called with the number of erased rows of each kind. */
  onErased: (counts: Readonly<Record<string, number>>) => void;
}

/** Says what an erasure does before it is done; it cannot be undone. */
export function EraseDialog({ email, onClose, onErased }: EraseDialogProps) {
  const { mutate, isPending, error } = useErasePerson();
  return (
    <ConfirmDialog
      open
      title="Erase personal data"
      confirmLabel="Erase for good"
      cancelLabel="Cancel"
      dangerous
      busy={isPending}
      failure={error ? failureText(error, 'The data could not be erased.') : undefined}
      onCancel={onClose}
      onConfirm={() => mutate(email, { onSuccess: ({ erased }) => onErased(erased) })}
    >
      <p>
        Everything held about <strong className={styles.email}>{email}</strong> will be erased. This cannot be undone.
      </p>
      <ul className={styles.list}>
        {Object.values(KINDS).map(({ title, erasure }) => (
          <li key={title}>{erasure}</li>
        ))}
        <li>Mails to this address that were not sent are withdrawn.</li>
      </ul>
    </ConfirmDialog>
  );
}
