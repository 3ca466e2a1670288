import { passkeyNameSchema } from '@vitrine/schemas';
import { Alert, Form, SubmitButton, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { failureWithReason } from '../../shared/failure-text.js';
import { passkeyFailureText } from '../../shared/passkeys/index.js';
import styles from '../totp/app-setup.module.css';
import { useFieldSubmit } from '../use-field-submit.js';
import { useAddPasskey } from './passkey-calls.js';

const NOT_ADDED = 'The passkey could not be added.';

/** Asks for the name of a passkey, and lets the browser create it. */
export function PasskeySetup({ onAdded }: { onAdded: (recoveryCodes?: string[]) => void }) {
  const add = useAddPasskey();
  const { failure, onSubmit } = useFieldSubmit(
    'name',
    async (typed) => onAdded((await add.mutateAsync(passkeyNameSchema.cast(typed).name)).recoveryCodes),
    (error) => passkeyFailureText(error, (refused) => failureWithReason(refused, NOT_ADDED)),
  );
  return (
    <Formik initialValues={{ name: '' }} validationSchema={passkeyNameSchema} onSubmit={onSubmit}>
      <Form className={styles.setup} method="post" aria-label="Passkey">
        <p>
          A passkey is kept by this device, your password manager or a security key. It signs you in by your finger,
          your face or a PIN, without a password, and no false page can ask for it.
        </p>
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        <TextField
          name="name"
          label="Name of the passkey"
          hint="Such as “Telephone” or “Key at the office”, so that you know it among others."
          required
          autoFocus
        />
        <div>
          <SubmitButton>Make the passkey</SubmitButton>
        </div>
      </Form>
    </Formik>
  );
}
