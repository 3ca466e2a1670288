import { session, useSession } from '@vitrine/platform';
import { signInSchema } from '@vitrine/schemas';
import { Alert, Button, Dialog, Form, SubmitButton, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { useState } from 'react';
import { signInFailure } from './sign-in-failure.js';

/** Over an open form whose session ended: asks for the password and leaves the form as it is. */
export function SignInAgain({ open, email }: { open: boolean; email: string }) {
  const { signIn } = useSession();
  const [failure, setFailure] = useState<string>();
  return (
    <Formik
      initialValues={{ email, password: '' }}
      enableReinitialize
      validationSchema={signInSchema}
      onSubmit={async ({ password }, form) => {
        setFailure(undefined);
        await signIn(email, password).then(
          () => form.resetForm(),
          (error: unknown) => setFailure(signInFailure(error)),
        );
      }}
    >
      <Dialog
        open={open}
        title="Your session has ended"
        size="small"
        wrap={(inside) => <Form method="post">{inside}</Form>}
        actions={
          <>
            <Button kind="quiet" onClick={() => session.clear()}>
              Discard and leave
            </Button>
            <SubmitButton>Sign in</SubmitButton>
          </>
        }
      >
        <p>Enter the password of {email} to go on. What you have typed is kept.</p>
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          autoFocus
        />
      </Dialog>
    </Formik>
  );
}
