import { useSession } from '@vitrine/platform';
import styles from './session-badge.module.css';

/** Warns from five minutes before the session's end on. */
export function SessionBadge() {
  const { expiringSoon } = useSession();
  return (
    <span role="status" className={styles.badge}>
      {expiringSoon && 'Session expiring soon'}
    </span>
  );
}
