import { ApiFailure, useSession } from '@vitrine/platform';
import { passkeyNameSchema } from '@vitrine/schemas';
import { Alert, Button, ConfirmDialog, Dialog, Form, SubmitButton, TextField, useNotify } from '@vitrine/ui';
import { Formik } from 'formik';
import { useState } from 'react';
import { failureWithReason } from '../../shared/failure-text.js';
import { useOpenForm } from '../../shared/open-forms.js';
import { RecoveryCodes } from '../recovery/recovery-codes.js';
import { type OwnPasskey, useRemovePasskey, useRenamePasskey } from './passkey-calls.js';
import { PasskeySetup } from './passkey-setup.js';

interface DialogProps {
  onClose: () => void;
}

/** Adds a passkey; with the first factor it shows the recovery codes. */
export function AddPasskeyDialog({ onClose }: DialogProps) {
  const { reload } = useSession();
  const notify = useNotify();
  const [codes, setCodes] = useState<string[]>();
  useOpenForm();
  const finish = () => {
    onClose();
    notify({ message: 'Your passkey is added.' });
  };
  if (codes)
    return (
      <Dialog open title="Your recovery codes">
        <RecoveryCodes codes={codes} onKept={finish} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a passkey"
      actions={
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <PasskeySetup
        onAdded={(shown) => {
          void reload();
          if (shown) setCodes(shown);
          else finish();
        }}
      />
    </Dialog>
  );
}

interface PasskeyDialogProps extends DialogProps {
  passkey: OwnPasskey;
}

/** Calls a passkey otherwise. */
export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const rename = useRenamePasskey();
  const notify = useNotify();
  const [failure, setFailure] = useState<string>();
  useOpenForm();
  return (
    <Formik
      initialValues={{ name: passkey.name }}
      validationSchema={passkeyNameSchema}
      onSubmit={async (typed, form) => {
        setFailure(undefined);
        await rename.mutateAsync({ id: passkey.id, name: passkeyNameSchema.cast(typed).name }).then(
          ({ name }) => {
            onClose();
            notify({ message: `The passkey is called ${name} now.` });
          },
          (error: unknown) => {
            const complaint = error instanceof ApiFailure && error.fields.find(({ field }) => field === 'name');
            if (complaint) form.setFieldError('name', complaint.message);
            else setFailure(failureWithReason(error, 'The passkey could not be renamed.'));
          },
        );
      }}
    >
      <Dialog
        open
        onClose={onClose}
        title="Rename the passkey"
        size="small"
        wrap={(inside) => <Form method="post">{inside}</Form>}
        actions={
          <>
            <Button kind="quiet" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton>Save</SubmitButton>
          </>
        }
      >
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        <TextField name="name" label="Name of the passkey" required autoFocus />
      </Dialog>
    </Formik>
  );
}

/** Takes a passkey away after a question. */
export function RemovePasskeyDialog({ passkey, isLast, onClose }: PasskeyDialogProps & { isLast: boolean }) {
  const { mutate, isPending, error } = useRemovePasskey();
  const notify = useNotify();
  return (
    <ConfirmDialog
      open
      title={`Remove the passkey ${passkey.name}?`}
      confirmLabel="Remove"
      cancelLabel="Cancel"
      dangerous
      busy={isPending}
      failure={error ? failureWithReason(error, 'The passkey could not be removed.') : undefined}
      onConfirm={() =>
        mutate(passkey.id, {
          onSuccess: () => {
            onClose();
            notify({ message: `The passkey ${passkey.name} is removed.` });
          },
        })
      }
      onCancel={onClose}
    >
      <p>It signs you in no more. Remove it from your device or password manager, too.</p>
      {isLast && (
        <p>
          <strong>This is your last second factor.</strong> After it your password alone is enough, and your recovery
          codes go with it.
        </p>
      )}
    </ConfirmDialog>
  );
}
