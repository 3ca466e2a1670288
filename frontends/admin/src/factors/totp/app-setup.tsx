import { totpCodeSchema } from '@vitrine/schemas';
import { Alert, Button, Form, Skeleton, SubmitButton, TextField, useNotify } from '@vitrine/ui';
import { Formik } from 'formik';
import { lazy, Suspense, useId } from 'react';
import { failureWithReason } from '../../shared/failure-text.js';
import { useConfirmApp, useNewApp } from '../factor-calls.js';
import { useFieldSubmit } from '../use-field-submit.js';
import styles from './app-setup.module.css';

const QrCode = lazy(() => import('./qr-code.js'));

/** In groups of four, which is easier to type by hand. */
const grouped = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

/** Sets up an authenticator app: it reads the secret from the screen, and the person types its first code. */
export function AppSetup({ onConfirmed }: { onConfirmed: (recoveryCodes: string[]) => void }) {
  const { data, error, isFetching, refetch } = useNewApp(useId());
  const confirm = useConfirmApp();
  const { failure, onSubmit } = useFieldSubmit(
    'code',
    async (typed) => onConfirmed(await confirm.mutateAsync(totpCodeSchema.cast(typed).code)),
    (refused) => failureWithReason(refused, 'The app could not be set up.'),
  );
  const notify = useNotify();
  if (error)
    return (
      <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
        {failureWithReason(error, 'The setup could not begin.')}
      </Alert>
    );
  if (!data)
    return (
      <div role="status" aria-label="Preparing your authenticator app...">
        <Skeleton variant="rectangular" width={192} height={192} />
      </div>
    );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(data.secret);
      notify({ message: 'The key is copied.' });
    } catch {
      notify({ message: 'The key could not be copied. Type it, or select it to copy it yourself.' });
    }
  };
  return (
    <Formik initialValues={{ code: '' }} validationSchema={totpCodeSchema} onSubmit={onSubmit}>
      <Form className={styles.setup} method="post" aria-label="Authenticator app">
        <p>
          Scan this with an authenticator app on your telephone, such as the one your password manager has. Without a
          camera, type the key.
        </p>
        <div className={styles.code}>
          <Suspense fallback={<Skeleton variant="rectangular" width={192} height={192} />}>
            <QrCode text={data.uri} />
          </Suspense>
          <div>
            <p className={styles.secret}>
              <code>{grouped(data.secret)}</code>
            </p>
            <Button kind="text" onClick={() => void copy()}>
              Copy the key
            </Button>
          </div>
        </div>
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        <TextField
          name="code"
          label="Code that the app shows"
          autoComplete="one-time-code"
          inputProps={{ inputMode: 'numeric' }}
          required
          autoFocus
        />
        <div>
          <SubmitButton>Confirm the app</SubmitButton>
        </div>
      </Form>
    </Formik>
  );
}
