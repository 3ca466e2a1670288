import { Link } from '@vitrine/platform';
import { passwordResetSchema } from '@vitrine/schemas';
import { Alert, Form, SubmitButton, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { failureWithReason } from '../../shared/failure-text.js';
import { SignedOutPage, signedOutLink, signedOutForm, signedOutText } from '../frame/index.js';
import { useRequestReset } from './reset-calls.js';

/** Sends a link by which a forgotten password is reset, without revealing whether the account exists. */
export function ForgotPasswordPage() {
  const { mutateAsync, data, error } = useRequestReset();
  return (
    <SignedOutPage title="Forgotten password">
      {data ? (
        <p role="status" className={signedOutText}>
          {data.message}. The link works once, for an hour. Nothing there? Look among unwanted mails, or ask an owner of
          the team.
        </p>
      ) : (
        <>
          <p className={signedOutText}>Enter your address, and we send you a link to choose a new password.</p>
          <Formik
            initialValues={{ email: '' }}
            validationSchema={passwordResetSchema}
            onSubmit={(typed) =>
              mutateAsync(passwordResetSchema.cast(typed)).then(
                () => undefined,
                () => undefined,
              )
            }
          >
            <Form className={signedOutForm} method="post" aria-label="Forgotten password">
              {error && <Alert severity="error">{failureWithReason(error, 'The link could not be sent.')}</Alert>}
              <TextField name="email" label="Email" type="email" autoComplete="username" required autoFocus />
              <SubmitButton fullWidth>Send the link</SubmitButton>
            </Form>
          </Formik>
        </>
      )}
      <p className={signedOutLink}>
        <Link to="/admin/login">Back to the sign-in</Link>
      </p>
    </SignedOutPage>
  );
}
