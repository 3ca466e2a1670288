import { Navigate, useLocation, useSearchParams, useSession, useSettings } from '@vitrine/platform';
import { SignedOutPage } from '../frame/index.js';
import { OpenQueueDashboard } from '../open-queue-dashboard.js';
import { LoginForm } from './login-form.js';
import { isAdminScreen, isOperations, ownPath } from './next-path.js';

/** The screen from which the guard redirected here. */
function findOrigin(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  return 'from' in state && typeof state.from === 'string' ? ownPath(state.from) : null;
}

/** Sign-in; people who are signed in already are forwarded at once to where they wanted to go. */
export function LoginPage() {
  const { status } = useSession();
  const location = useLocation();
  const [params] = useSearchParams();
  const { openingPages } = useSettings();
  const next = ownPath(params.get('next')) ?? findOrigin(location.state) ?? openingPages.office;

  if (status === 'signedIn' && !isOperations(next)) {
    return <Navigate to={isAdminScreen(next) ? next : '/admin'} replace />;
  }
  return (
    <SignedOutPage title="Sign in" heading="Administration">
      {status === 'signedIn' ? <OpenQueueDashboard to={next} /> : <LoginForm />}
    </SignedOutPage>
  );
}
