import { ApiFailure } from '@vitrine/platform';
import type { ChosenPassword } from '@vitrine/schemas';
import { Alert, Form, SubmitButton, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { useMemo, useState } from 'react';
import { failureWithReason } from '../../shared/failure-text.js';
import { signedOutForm } from '../frame/index.js';
import styles from './chosen-password-form.module.css';
import { PASSWORD_HINT } from './password-hint.js';
import { chosenPasswordSchemaFor } from './password-schemas.js';

interface ChosenPasswordFormProps {
  /** E-mail address of the account, which password managers store with the password. */
  email: string;
  submitLabel: string;
  /** Shown when it fails, before the API's own sentence. */
  failure: string;
  /** What it throws is shown; the form keeps what was typed. */
  onChosen: (chosen: ChosenPassword) => Promise<unknown>;
}

/** The form for a password that somebody chooses by a link in a mail, typed twice. */
export function ChosenPasswordForm({ email, submitLabel, failure, onChosen }: ChosenPasswordFormProps) {
  const schema = useMemo(() => chosenPasswordSchemaFor(email), [email]);
  const [refused, setRefused] = useState<string>();
  return (
    <Formik
      initialValues={{ password: '', confirmation: '' }}
      validationSchema={schema}
      onSubmit={async ({ password }, form) => {
        setRefused(undefined);
        await onChosen({ password }).catch((error: unknown) => {
          const advice =
            error instanceof ApiFailure ? error.fields.find(({ field }) => field === 'password') : undefined;
          if (advice) form.setFieldError('password', advice.message);
          else setRefused(failureWithReason(error, failure));
        });
      }}
    >
      <Form className={signedOutForm} method="post" aria-label={submitLabel}>
        {refused !== undefined && <Alert severity="error">{refused}</Alert>}
        <input
          type="email"
          value={email}
          readOnly
          autoComplete="username"
          aria-hidden
          tabIndex={-1}
          className={styles.kept}
        />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          required
          autoFocus
        />
        <TextField
          name="confirmation"
          label="Confirm the password"
          type="password"
          autoComplete="new-password"
          required
        />
        <SubmitButton fullWidth>{submitLabel}</SubmitButton>
      </Form>
    </Formik>
  );
}
