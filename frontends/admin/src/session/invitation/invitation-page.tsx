import { useNavigate, useParams } from '@vitrine/platform';
import { ROLE_NAMES, type ChosenPassword } from '@vitrine/schemas';
import { signedOutText, LinkPage } from '../frame/index.js';
import { ChosenPasswordForm } from '../password/chosen-password-form.js';
import { useAcceptInvitation, useInvitation } from './invitation-calls.js';

/** The page of the link of an invitation: the person chooses a password and is signed in. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const accept = useAcceptInvitation(token);
  const invitation = useInvitation(token);
  const navigate = useNavigate();
  const onChosen = async (chosen: ChosenPassword) => {
    await accept.mutateAsync(chosen);
    await navigate('/admin', { replace: true });
  };
  return (
    <LinkPage
      title="Your invitation"
      query={invitation}
      over="This invitation was accepted, revoked or sent again since, or its 72 hours are over. Whoever invited you can send it again."
      way={{ to: '/admin/login', label: 'To the sign-in' }}
      failure="Your invitation could not be loaded."
    >
      {({ name, email, role }) => (
        <>
          <p className={signedOutText}>
            Welcome{name !== null && `, ${name}`}. You join the team as {ROLE_NAMES[role]} with the address{' '}
            <strong>{email}</strong>. Choose a password to begin.
          </p>
          <ChosenPasswordForm
            email={email}
            submitLabel="Accept the invitation"
            failure="The invitation could not be accepted."
            onChosen={onChosen}
          />
        </>
      )}
    </LinkPage>
  );
}
