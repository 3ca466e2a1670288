import { session, type SignedInAdmin, useSession } from '@vitrine/platform';
import { signInSchema, stepUpSchema, totpCodeSchema } from '@vitrine/schemas';
import { Alert, Button, Dialog, Form, SubmitButton, TextField } from '@vitrine/ui';
import { Formik, type FormikHelpers } from 'formik';
import { useEffect, useState } from 'react';
import { failureWithReason } from '../../shared/failure-text.js';
import { showFieldError } from '../../shared/form/field-error.js';
import { Fields } from '../../shared/form/form-section.js';
import { canUsePasskeys, passkeyFailureText } from '../../shared/passkeys/index.js';
import { PasskeyButton } from '../passkey/passkey-button.js';
import { CurrentPassword } from '../password/current-password.js';
import { submitStepUp, proveByPasskey } from './submit-step-up.js';
import { useStepUp } from './use-step-up.js';

/** The schema of what is typed, by the way of proving. */
const SCHEMAS = { code: totpCodeSchema, password: signInSchema.pick(['password']) } as const;
const NOTHING_TYPED: Record<string, string> = { code: '', password: '' };
type Way = keyof typeof SCHEMAS | 'passkey';

/** Shown over whatever needed the step-up: asks for a new proof of identity. The refused call is then repeated, and what was typed stays. */
export function StepUpDialog({ staff }: { staff: SignedInAdmin }) {
  const { isAsked, settle } = useStepUp();
  return isAsked && <AskAgain staff={staff} onSettled={settle} />;
}

interface AskAgainProps {
  staff: SignedInAdmin;
  /** Receives whether the proof succeeded. */
  onSettled: (proved: boolean) => void;
}

/** The ways in which this account can prove its identity in this browser, best first. */
function listWays({ passkeys, totp }: SignedInAdmin['secondFactor']): Way[] {
  if (passkeys === 0 && !totp) return ['password'];
  return [...(passkeys > 0 && canUsePasskeys() ? (['passkey'] as const) : []), ...(totp ? (['code'] as const) : [])];
}

function AskAgain({ staff, onSettled }: AskAgainProps) {
  const { status, reload } = useSession();
  const ways = listWays(staff.secondFactor);
  const [chosen, setChosen] = useState<Way>();
  const [failure, setFailure] = useState<string>();
  const way = chosen ?? ways[0];
  const isTyped = way === 'code' || way === 'password';
  const other = ways.find((each) => each !== way);
  // If the session ended meanwhile, the sign-in that follows counts as the proof.
  const [began] = useState(() => session.token());
  useEffect(() => {
    if (status === 'signedIn' && began !== null && session.token() !== began) onSettled(true);
  }, [status, began, onSettled]);

  const prove = async (proving: () => Promise<void>, onRefused?: (error: unknown) => boolean) => {
    setFailure(undefined);
    try {
      await proving();
      void reload();
      onSettled(true);
    } catch (error) {
      if (!onRefused?.(error))
        setFailure(passkeyFailureText(error, (refused) => failureWithReason(refused, 'It could not be confirmed.')));
    }
  };
  const onSubmit = (typed: Record<string, string>, form: FormikHelpers<Record<string, string>>) =>
    prove(
      () => submitStepUp(stepUpSchema.cast(isTyped ? { [way]: typed[way] } : {})),
      (error) => way !== undefined && showFieldError(error, way, form),
    );
  return (
    <Formik initialValues={NOTHING_TYPED} validationSchema={isTyped ? SCHEMAS[way] : undefined} onSubmit={onSubmit}>
      <Dialog
        open
        onClose={() => onSettled(false)}
        title="Confirm that it is you"
        size="small"
        wrap={(inside) => <Form method="post">{inside}</Form>}
        actions={
          <>
            <Button kind="quiet" onClick={() => onSettled(false)}>
              Cancel
            </Button>
            {isTyped && <SubmitButton>Confirm</SubmitButton>}
          </>
        }
      >
        <Fields>
          <p>This needs a fresh proof that it is still {staff.name ?? staff.email}. What you have typed is kept.</p>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          {way === undefined && (
            <Alert severity="info">
              Your account has a passkey, and this browser has none at this address. Confirm it with a browser that has
              it.
            </Alert>
          )}
          {way === 'passkey' && (
            <PasskeyButton autoFocus onUse={() => prove(proveByPasskey)}>
              Confirm with your passkey
            </PasskeyButton>
          )}
          {way === 'code' && (
            <TextField
              name="code"
              label="Code of your authenticator app"
              autoComplete="one-time-code"
              inputProps={{ inputMode: 'numeric' }}
              hint="No access to the app? Log out, and sign in with a recovery code."
              required
              autoFocus
            />
          )}
          {way === 'password' && <CurrentPassword />}
          {other && (
            <Button
              kind="text"
              onClick={() => {
                setFailure(undefined);
                setChosen(other);
              }}
            >
              {other === 'passkey' ? 'Use your passkey' : 'Use your authenticator app'}
            </Button>
          )}
        </Fields>
      </Dialog>
    </Formik>
  );
}
