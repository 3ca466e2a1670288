import { useNavigate, useSession } from '@vitrine/platform';

/** Ends the session and leads to the login; what it does goes on by itself. */
export function useLogOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate('/admin/login', { replace: true });
  };
  return () => void leave();
}
