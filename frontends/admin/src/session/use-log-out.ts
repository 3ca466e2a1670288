import { useNavigate, useSession } from '@vitrine/platform';

/** Ends the session, then goes to the login page; need not be awaited. */
export function useLogOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate('/admin/login', { replace: true });
  };
  return () => void leave();
}
