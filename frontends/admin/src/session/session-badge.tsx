import { useSession } from '@vitrine/platform';
import { format } from '../shared/format.js';
import { isLastToken } from './renewal/use-session-renewal.js';
import styles from './session-badge.module.css';

/** Warns from five minutes before the session's end, and says when it ends even while one works: twelve hours after the sign-in. */
export function SessionBadge() {
  const { expiringSoon, expiresAt, admin } = useSession();
  const isLast = isLastToken(admin?.sessionEndsAt, expiresAt);
  return (
    <span role="status" className={styles.badge}>
      {expiringSoon && 'Session expiring soon'}
      {expiringSoon && isLast && admin && `: sign in again at ${format.time(admin.sessionEndsAt)}`}
    </span>
  );
}
