import { Navigate, PageHead, useLocation, useSearchParams, useSession } from '@vitrine/platform';
import { LeaveForOperations } from '../leave-for-operations.js';
import { LoginForm } from './login-form.js';
import styles from './login-page.module.css';
import { isAdminScreen, isOperations, ownPath } from './next-path.js';

/** The screen from which the guard sent here. */
function findOrigin(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  return 'from' in state && typeof state.from === 'string' ? ownPath(state.from) : null;
}

/** Sign-in; whoever is signed in goes on at once to where they wanted. */
export function LoginPage() {
  const { status } = useSession();
  const location = useLocation();
  const [params] = useSearchParams();
  const next = ownPath(params.get('next')) ?? findOrigin(location.state) ?? '/admin';

  if (status === 'signedIn' && !isOperations(next)) {
    return <Navigate to={isAdminScreen(next) ? next : '/admin'} replace />;
  }
  return (
    <main className={styles.page}>
      <PageHead title="Sign in" noIndex />
      <div className={styles.panel}>
        <p className={styles.brand}>Vitrine</p>
        <h1 className={styles.title}>Administration</h1>
        {status === 'signedIn' ? <LeaveForOperations to={next} /> : <LoginForm />}
      </div>
    </main>
  );
}
