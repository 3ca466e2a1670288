import { forgetPrivate, Navigate, useLocation, useQueryClient, useSession } from '@vitrine/platform';
import { Alert } from '@vitrine/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { failureWithReason } from '../shared/failure-text.js';
import { OpenFormsProvider, useHasOpenForm } from '../shared/open-forms.js';
import { StaffProvider } from '../shared/permissions/index.js';
import styles from './require-admin.module.css';
import { EnrolmentPage } from './enrolment/enrolment-page.js';
import { useSessionRenewal } from './renewal/use-session-renewal.js';
import { SignInAgain } from './sign-in/sign-in-again.js';
import { StepUpDialog } from './step-up/step-up-dialog.js';

/** Shows its children to a signed-in administrator only (back-office spec, Guard). */
export function RequireAdmin({ children }: { children: ReactNode }) {
  return (
    <OpenFormsProvider>
      <Guard>{children}</Guard>
    </OpenFormsProvider>
  );
}

/** Redirects to the sign-in, and removes from the cache what was read in the session that ended. */
function Leave({ from }: { from: string | undefined }) {
  const client = useQueryClient();
  useEffect(() => forgetPrivate(client), [client]);
  return <Navigate to="/admin/login" replace state={{ from }} />;
}

function Guard({ children }: { children: ReactNode }) {
  const { status, admin, failure, ended, reload } = useSession();
  const { pathname, search, hash } = useLocation();
  const hasOpenForm = useHasOpenForm();
  useSessionRenewal();
  const [admitted, setAdmitted] = useState(status === 'signedIn');
  const [staff, setStaff] = useState(admin);
  if (status === 'signedIn' && !admitted) setAdmitted(true);
  if (admin && admin !== staff) setStaff(admin);

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
  if (failure && !hasOpenForm) {
    return (
      <div className={styles.verifying}>
        <Alert severity="error" action={{ label: 'Try again', onClick: () => void reload() }}>
          {failureWithReason(failure, 'Your account could not be loaded.')}
        </Alert>
      </div>
    );
  }
  return (
    <StaffProvider staff={staff}>
      {staff?.mustEnrol ? <EnrolmentPage /> : children}
      {staff && <StepUpDialog staff={staff} />}
      <SignInAgain open={status === 'signedOut'} email={staff?.email ?? ''} />
    </StaffProvider>
  );
}
