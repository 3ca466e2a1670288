import { ApiFailure, type SecondStep, useSession } from '@vitrine/platform';
import { recoveryCodeFormSchema, totpCodeSchema } from '@vitrine/schemas';
import { Alert, Button, Form, SubmitButton, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { useState } from 'react';
import { failureText } from '../../shared/failure-text.js';
import { canUsePasskeys, passkeyFailureText } from '../../shared/passkeys/index.js';
import { signedOutForm, signedOutText } from '../frame/index.js';
import { PasskeyButton } from '../passkey/passkey-button.js';
import { takePasskeyStep, takeSecondStep } from './second-step-calls.js';

interface SecondStepFormProps {
  step: SecondStep;
  /** Goes back to the password, which is needed again after too much time or too many attempts; then with the reason. */
  onRestart: (reason?: string) => void;
}

/** The second steps that are typed in, with the texts of each. */
const TYPED = {
  totp: {
    field: 'code',
    label: 'Code of your authenticator app',
    schema: totpCodeSchema,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    toProof: (typed: object) => totpCodeSchema.cast(typed),
    other: 'Use your authenticator app',
  },
  recovery: {
    field: 'recoveryCode',
    label: 'Recovery code',
    schema: recoveryCodeFormSchema,
    autoComplete: 'off',
    inputMode: 'text',
    toProof: (typed: object) => recoveryCodeFormSchema.cast(typed),
    other: 'Use a recovery code',
  },
} as const;
type Typed = keyof typeof TYPED;

const NOT_TAKEN = 'The sign-in did not succeed.';
const passkeyStepFailure = (error: unknown) => passkeyFailureText(error, (refused) => failureText(refused, NOT_TAKEN));

const isTyped = (method: string): method is Typed => Object.hasOwn(TYPED, method);

/** The step after the password: a code of the authenticator app, or whatever else the account has. It ends in the session. */
export function SecondStepForm({ step, onRestart }: SecondStepFormProps) {
  const { enter } = useSession();
  const typed = step.methods.filter(isTyped);
  const hasPasskey = step.methods.includes('passkey');
  const [method, setMethod] = useState<Typed | 'passkey'>(
    hasPasskey && (canUsePasskeys() || typed.length === 0) ? 'passkey' : (typed[0] ?? 'totp'),
  );
  const [failure, setFailure] = useState<string>();
  const take = async (way: () => Promise<string>, refused = (error: unknown) => failureText(error, NOT_TAKEN)) => {
    setFailure(undefined);
    try {
      await enter(await way());
    } catch (error) {
      const text = refused(error);
      if (error instanceof ApiFailure && error.code === 'CHALLENGE_OVER') onRestart(text);
      else setFailure(text);
    }
  };
  const others = (
    <>
      {[...(hasPasskey && canUsePasskeys() ? (['passkey'] as const) : []), ...typed]
        .filter((each) => each !== method)
        .map((other) => (
          <Button
            key={other}
            kind="text"
            fullWidth
            onClick={() => {
              setFailure(undefined);
              setMethod(other);
            }}
          >
            {other === 'passkey' ? 'Use your passkey' : TYPED[other].other}
          </Button>
        ))}
      <Button kind="text" fullWidth onClick={() => onRestart()}>
        Back to the password
      </Button>
    </>
  );
  if (method === 'passkey')
    return (
      <div className={signedOutForm}>
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        <p className={signedOutText}>
          {canUsePasskeys()
            ? 'The password is right. Now your passkey: the browser asks for your finger, your face or a PIN.'
            : 'Your account has a passkey, and this browser has none at this address. Sign in with a browser that has it.'}
        </p>
        {canUsePasskeys() && (
          <PasskeyButton autoFocus onUse={() => take(() => takePasskeyStep(step.challenge), passkeyStepFailure)}>
            Continue with your passkey
          </PasskeyButton>
        )}
        {others}
      </div>
    );
  const { field, label, schema, autoComplete, inputMode, toProof } = TYPED[method];
  return (
    <Formik
      key={method}
      initialValues={{ [field]: '' }}
      validationSchema={schema}
      onSubmit={(given) => take(() => takeSecondStep({ challenge: step.challenge, ...toProof(given) }))}
    >
      <Form className={signedOutForm} method="post" aria-label="Second step">
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        <TextField
          name={field}
          label={label}
          autoComplete={autoComplete}
          inputProps={{ inputMode }}
          required
          autoFocus
        />
        <SubmitButton fullWidth>Sign in</SubmitButton>
        {others}
      </Form>
    </Formik>
  );
}
