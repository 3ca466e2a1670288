import { Link, useSession } from '@vitrine/platform';
import { signInSchema } from '@vitrine/schemas';
import { Alert, Form, SubmitButton, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { canUsePasskeys, passkeyFailureText } from '../../shared/passkeys/index.js';
import { signedOutLink, signedOutForm } from '../frame/index.js';
import { PasskeyButton } from '../passkey/passkey-button.js';
import { CurrentPassword } from '../password/current-password.js';
import { signInByPasskey } from '../second-step/second-step-calls.js';
import { SecondStepForm } from '../second-step/second-step-form.js';
import { usePasswordStep } from '../second-step/use-password-step.js';
import { signInFailure } from './sign-in-failure.js';

/** Email address and password, and the second step where the account has one; a failure is shown above them and what was typed stays. */
export function LoginForm() {
  const { enter } = useSession();
  const { step, failure, send, restart } = usePasswordStep();
  const [email, setEmail] = useState('');
  const [passkeyFailure, setPasskeyFailure] = useState<string>();
  const fields = useRef<HTMLDivElement>(null);
  // The submit button, which had the focus, was disabled while sending.
  useEffect(() => {
    if (failure !== undefined) fields.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [failure]);
  const enterByPasskey = async () => {
    restart();
    setPasskeyFailure(undefined);
    await signInByPasskey()
      .then(enter)
      .catch((error: unknown) => setPasskeyFailure(passkeyFailureText(error, signInFailure)));
  };
  const shownFailure = failure ?? passkeyFailure;
  if (step) return <SecondStepForm step={step} onRestart={restart} />;
  return (
    <Formik
      initialValues={{ email, password: '' }}
      validationSchema={signInSchema}
      onSubmit={async (typed) => {
        const given = signInSchema.cast(typed);
        setEmail(given.email);
        setPasskeyFailure(undefined);
        await send(given.email, given.password);
      }}
    >
      <Form className={signedOutForm} method="post" aria-label="Sign in">
        {shownFailure !== undefined && <Alert severity="error">{shownFailure}</Alert>}
        <div ref={fields} className={signedOutForm}>
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            required
            autoFocus={email === ''}
          />
          <CurrentPassword autoFocus={email !== ''} />
        </div>
        <SubmitButton fullWidth>Sign in</SubmitButton>
        {canUsePasskeys() && (
          <PasskeyButton isMain={false} onUse={enterByPasskey}>
            Sign in with a passkey
          </PasskeyButton>
        )}
        <p className={signedOutLink}>
          <Link to="/admin/forgot-password">Forgotten password?</Link>
        </p>
      </Form>
    </Formik>
  );
}
