import { useSession } from '@vitrine/platform';
import { signInSchema } from '@vitrine/schemas';
import { Alert, Form, SubmitButton, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import styles from './login-page.module.css';
import { signInFailure } from './sign-in-failure.js';

/** Address and password; a failure is shown above them and keeps what was typed. */
export function LoginForm() {
  const { signIn } = useSession();
  const [failure, setFailure] = useState<string>();
  const fields = useRef<HTMLDivElement>(null);
  // The button that had the focus was disabled meanwhile.
  useEffect(() => {
    if (failure !== undefined) fields.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [failure]);
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
        <div ref={fields} className={styles.form}>
          <TextField name="email" label="Email" type="email" autoComplete="username" required autoFocus />
          <TextField name="password" label="Password" type="password" autoComplete="current-password" required />
        </div>
        <SubmitButton fullWidth>Sign in</SubmitButton>
      </Form>
    </Formik>
  );
}
