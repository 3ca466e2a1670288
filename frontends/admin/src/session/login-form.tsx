import { useSession } from '@vitrine/platform';
import { signInSchema } from '@vitrine/schemas';
import { Alert, Form, SubmitButton, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { useState } from 'react';
import styles from './login-page.module.css';
import { signInFailure } from './sign-in-failure.js';

/** Address and password; a failure is told above them and keeps what was typed. */
export function LoginForm() {
  const { signIn } = useSession();
  const [failure, setFailure] = useState<string>();
  return (
    <Formik
      initialValues={{ email: '', password: '' }}
      validationSchema={signInSchema}
      onSubmit={async (typed) => {
        setFailure(undefined);
        const { email, password } = signInSchema.cast(typed);
        await signIn(email, password).catch((error: unknown) => setFailure(signInFailure(error)));
      }}
    >
      <Form className={styles.form} method="post" aria-label="Sign in">
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        <TextField name="email" label="Email" type="email" autoComplete="username" required autoFocus />
        <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
        <SubmitButton fullWidth>Sign in</SubmitButton>
      </Form>
    </Formik>
  );
}
