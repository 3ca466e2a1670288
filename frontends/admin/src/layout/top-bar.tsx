import { useSession } from '@vitrine/platform';
import { SessionBadge, useLogOut } from '../session/index.js';
import { Icon } from '../shared/layout/icon.js';
import { Breadcrumb } from './breadcrumb.js';
import type { Place } from './sections.js';
import styles from './top-bar.module.css';

interface TopBarProps {
  place: Place | undefined;
  onOpenMenu: () => void;
  onChangePassword: () => void;
}

/** The path to the screen, the administrator signed in, and the links that leave. */
export function TopBar({ place, onOpenMenu, onChangePassword }: TopBarProps) {
  const { admin } = useSession();
  const logOut = useLogOut();
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.menu} aria-label="Open the menu" onClick={onOpenMenu}>
        <Icon name="menu" />
      </button>
      <Breadcrumb place={place} />
      <div className={styles.person}>
        <span className={styles.email}>{admin?.email}</span>
        <SessionBadge />
        <button type="button" className={styles.action} onClick={onChangePassword}>
          Change password
        </button>
        <button type="button" className={styles.action} onClick={logOut}>
          Log out
        </button>
      </div>
    </header>
  );
}
