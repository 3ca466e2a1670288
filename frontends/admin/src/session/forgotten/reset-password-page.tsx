import { session, useParams, useSession } from '@vitrine/platform';
import type { ChosenPassword } from '@vitrine/schemas';
import { Alert, ButtonLink } from '@vitrine/ui';
import { signedOutForm, signedOutText, LinkPage } from '../frame/index.js';
import { ChosenPasswordForm } from '../password/chosen-password-form.js';
import { useReset, useSetPassword } from './reset-calls.js';

/** The page of the link in the mail about a forgotten password. */
export function ResetPasswordPage() {
  const { token = '' } = useParams();
  const reset = useReset(token);
  const { mutateAsync, data: done } = useSetPassword(token);
  const { admin } = useSession();
  const onChosen = async (chosen: ChosenPassword) => {
    await mutateAsync(chosen);
    // The server ended every session of the account.
    if (admin?.email === reset.data?.email) session.clear();
  };
  return (
    <LinkPage
      title="New password"
      query={reset}
      over="This link was used, or its hour is over. You can ask for another one."
      way={{ to: '/admin/forgot-password', label: 'Ask for another link' }}
      failure="The link could not be checked."
    >
      {({ email }) =>
        done ? (
          <div className={signedOutForm}>
            <Alert severity="success">{done.message}.</Alert>
            <ButtonLink to="/admin/login" fullWidth>
              To the sign-in
            </ButtonLink>
          </div>
        ) : (
          <>
            <p className={signedOutText}>
              Choose a new password for <strong>{email}</strong>. You are signed out everywhere.
            </p>
            <ChosenPasswordForm
              email={email}
              submitLabel="Set the password"
              failure="The password could not be set."
              onChosen={onChosen}
            />
          </>
        )
      }
    </LinkPage>
  );
}
