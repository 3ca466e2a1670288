import { session } from '@vitrine/platform';
import { signInSchema } from '@vitrine/schemas';
import { Alert, Button, Dialog, Form, SubmitButton } from '@vitrine/ui';
import { Formik } from 'formik';
import { Fields } from '../../shared/form/form-section.js';
import { CurrentPassword } from '../password/current-password.js';
import { SecondStepForm } from '../second-step/second-step-form.js';
import { usePasswordStep } from '../second-step/use-password-step.js';

const TITLE = 'Your session has ended';

/** Shown over an open form whose session ended: asks for the password, and the second step where there is one, and leaves the form as it is. */
export function SignInAgain({ open, email }: { open: boolean; email: string }) {
  const { step, failure, send, restart } = usePasswordStep();
  const leave = (
    <Button kind="quiet" onClick={() => session.clear()}>
      Discard and leave
    </Button>
  );
  if (step && open)
    return (
      <Dialog open title={TITLE} size="small" actions={leave}>
        <SecondStepForm step={step} onRestart={restart} />
      </Dialog>
    );
  return (
    <Formik
      initialValues={{ email, password: '' }}
      enableReinitialize
      validationSchema={signInSchema}
      onSubmit={async ({ password }, form) => {
        if (await send(email, password)) form.resetForm();
      }}
    >
      <Dialog
        open={open}
        title={TITLE}
        size="small"
        wrap={(inside) => <Form method="post">{inside}</Form>}
        actions={
          <>
            {leave}
            <SubmitButton>Sign in</SubmitButton>
          </>
        }
      >
        <Fields>
          <p>Enter the password of {email} to go on. What you have typed is kept.</p>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          <CurrentPassword />
        </Fields>
      </Dialog>
    </Formik>
  );
}
