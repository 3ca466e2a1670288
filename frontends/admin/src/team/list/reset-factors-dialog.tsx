import { ConfirmDialog, useNotify } from '@vitrine/ui';
import { failureWithReason } from '../../shared/failure-text.js';
import { personName } from '../person.js';
import { type Person, useResetFactors } from '../team-calls.js';

/** Asks before the second factors of an account are taken away. */
export function ResetFactorsDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { mutate, isPending, error } = useResetFactors();
  const notify = useNotify();
  const name = personName(person);
  return (
    <ConfirmDialog
      open
      title={`Reset the second factor of ${name}?`}
      confirmLabel="Reset"
      cancelLabel="Cancel"
      dangerous
      busy={isPending}
      failure={error ? failureWithReason(error, 'The second factor could not be reset.') : undefined}
      onConfirm={() =>
        mutate(person.id, {
          onSuccess: () => {
            onClose();
            notify({ message: `${name} has no second factor any more and is signed out everywhere.` });
          },
        })
      }
      onCancel={onClose}
    >
      <p>
        Make sure that it is really {name} who lost it. The account is signed out everywhere, a mail tells its holder,
        and the password alone is enough for the next sign-in.
      </p>
    </ConfirmDialog>
  );
}
