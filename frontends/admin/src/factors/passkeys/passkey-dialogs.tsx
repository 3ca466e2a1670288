import { passkeyNameSchema } from '@vitrine/schemas';
import { Alert, Button, Dialog, Form, SubmitButton, TextField, useNotify } from '@vitrine/ui';
import { Formik } from 'formik';
import { failureWithReason } from '../../shared/failure-text.js';
import { Fields } from '../../shared/form/form-section.js';
import { useOpenForm } from '../../shared/open-forms.js';
import { PlainDialog } from '../../shared/dialogs/plain-dialog.js';
import { RemoveFactorDialog } from '../remove-factor-dialog.js';
import { RecoveryCodesDialog } from '../recovery/recovery-codes-dialog.js';
import { useFieldSubmit } from '../use-field-submit.js';
import { useNewFactor } from '../use-new-factor.js';
import { type OwnPasskey, useRemovePasskey, useRenamePasskey } from './passkey-calls.js';
import { PasskeySetup } from './passkey-setup.js';

interface DialogProps {
  onClose: () => void;
}

/** Adds a passkey; if it is the first factor, the recovery codes are shown. */
export function AddPasskeyDialog({ onClose }: DialogProps) {
  const { codes, added, finish } = useNewFactor('Your passkey is added.', onClose);
  if (codes) return <RecoveryCodesDialog codes={codes} onKept={finish} />;
  return (
    <PlainDialog title="Add a passkey" closeLabel="Cancel" onClose={onClose}>
      <PasskeySetup onAdded={added} />
    </PlainDialog>
  );
}

interface PasskeyDialogProps extends DialogProps {
  passkey: OwnPasskey;
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const rename = useRenamePasskey();
  const notify = useNotify();
  const { failure, onSubmit } = useFieldSubmit(
    'name',
    async (typed) => {
      const { name } = await rename.mutateAsync({ id: passkey.id, name: passkeyNameSchema.cast(typed).name });
      onClose();
      notify({ message: `The passkey is called ${name} now.` });
    },
    (error) => failureWithReason(error, 'The passkey could not be renamed.'),
  );
  useOpenForm();
  return (
    <Formik initialValues={{ name: passkey.name }} validationSchema={passkeyNameSchema} onSubmit={onSubmit}>
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
        <Fields>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          <TextField name="name" label="Name of the passkey" required autoFocus />
        </Fields>
      </Dialog>
    </Formik>
  );
}

/** Removes a passkey after a confirmation. */
export function RemovePasskeyDialog({ passkey, isLast, onClose }: PasskeyDialogProps & { isLast: boolean }) {
  return (
    <RemoveFactorDialog
      title={`Remove the passkey ${passkey.name}?`}
      text="It signs you in no more. Remove it from your device or password manager, too."
      mutation={useRemovePasskey()}
      variables={passkey.id}
      done={`The passkey ${passkey.name} is removed.`}
      failure="The passkey could not be removed."
      isLast={isLast}
      onClose={onClose}
    />
  );
}
