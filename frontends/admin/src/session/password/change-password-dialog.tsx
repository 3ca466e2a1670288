import { ApiFailure, session, useNavigate, useSession } from '@vitrine/platform';
import { Alert, Button, Dialog, Form, SubmitButton, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { useEffect, useMemo } from 'react';
import { failureWithReason } from '../../shared/failure-text.js';
import styles from './change-password-dialog.module.css';
import { changePasswordSchemaFor } from './password-schemas.js';
import { useChangePassword } from './change-password.js';
import { PASSWORD_HINT } from './password-hint.js';
import { useOpenForm } from '../../shared/open-forms.js';

/** How long the success message is shown before the sign-in screen, in milliseconds (back-office spec §9). */
const LEAVE_AFTER_MS = 1500;

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

/** The server's message, else that it failed (back-office spec §8, Change password failure). */
const whyNot = (error: Error): string =>
  error instanceof ApiFailure && error.isExplained
    ? error.sentence
    : failureWithReason(error, 'Failed to change password');

/** Asks for current, new and repeated password; a success signs out everywhere and opens the sign-in. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync, isSuccess, error, data } = useChangePassword();
  const navigate = useNavigate();
  const { admin } = useSession();
  const schema = useMemo(() => changePasswordSchemaFor(admin?.email ?? ''), [admin]);
  useOpenForm(!isSuccess);

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => {
      session.clear();
      void navigate('/admin/login', { replace: true });
    }, LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);

  return (
    <Formik
      initialValues={empty}
      validationSchema={schema}
      onSubmit={(typed) => mutateAsync(typed).then(ignore, ignore)}
    >
      <Dialog
        open
        onClose={isSuccess ? undefined : onClose}
        title="Change password"
        size="small"
        wrap={(inside) => <Form method="post">{inside}</Form>}
        actions={
          !isSuccess && (
            <>
              <Button kind="quiet" onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton>Change password</SubmitButton>
            </>
          )
        }
      >
        {isSuccess ? (
          <Alert severity="success">{data?.message ?? 'Your password has been changed. Please sign in again.'}</Alert>
        ) : (
          <div className={styles.fields}>
            {error && <Alert severity="error">{whyNot(error)}</Alert>}
            <TextField
              name="currentPassword"
              label="Current password"
              type="password"
              autoComplete="current-password"
              required
              autoFocus
            />
            <TextField
              name="newPassword"
              label="New password"
              type="password"
              autoComplete="new-password"
              hint={PASSWORD_HINT}
              required
            />
            <TextField
              name="confirmation"
              label="Confirm new password"
              type="password"
              autoComplete="new-password"
              required
            />
          </div>
        )}
      </Dialog>
    </Formik>
  );
}

const ignore = () => undefined;
