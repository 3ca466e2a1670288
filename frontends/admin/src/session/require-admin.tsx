import { forgetPrivate, Navigate, useLocation, useQueryClient, useSession } from '@vitrine/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { OpenFormsProvider, useHasOpenForm } from '../shared/open-forms.js';
import styles from './require-admin.module.css';
import { SignInAgain } from './sign-in/sign-in-again.js';

/** Shows its children to a signed-in administrator only (back-office spec, Guard). */
export function RequireAdmin({ children }: { children: ReactNode }) {
  return (
    <OpenFormsProvider>
      <Guard>{children}</Guard>
    </OpenFormsProvider>
  );
}

/** To the sign-in; what was read in the session that ended goes with it, however it ended. */
function Leave({ from }: { from: string | undefined }) {
  const client = useQueryClient();
  useEffect(() => forgetPrivate(client), [client]);
  return <Navigate to="/admin/login" replace state={{ from }} />;
}

function Guard({ children }: { children: ReactNode }) {
  const { status, admin, ended } = useSession();
  const { pathname, search, hash } = useLocation();
  const hasOpenForm = useHasOpenForm();
  const [admitted, setAdmitted] = useState(status === 'signedIn');
  const [email, setEmail] = useState(admin?.email ?? '');
  if (status === 'signedIn' && !admitted) setAdmitted(true);
  if (admin && admin.email !== email) setEmail(admin.email);

  const keepsForm = admitted && hasOpenForm && ended !== 'signedOut';
  if (status === 'signedOut' && !keepsForm) {
    const left = admitted && ended === 'signedOut';
    const from = left ? undefined : pathname + search + hash;
    return <Leave from={from} />;
  }
  if (status === 'loading' && !admitted) {
    return (
      <p className={styles.verifying} role="status">
        {pathname === '/admin/coupons' ? 'Checking authentication...' : 'Verifying authentication...'}
      </p>
    );
  }
  return (
    <>
      {children}
      <SignInAgain open={status === 'signedOut'} email={email} />
    </>
  );
}
