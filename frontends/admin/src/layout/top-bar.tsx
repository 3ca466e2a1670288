import { Link } from '@vitrine/platform';
import { SessionBadge, useLogOut } from '../session/index.js';
import { Icon } from '../shared/layout/icon.js';
import { LiveStatus } from '../shared/live/index.js';
import { VisuallyHidden } from '../shared/layout/visually-hidden.js';
import { useStaff } from '../shared/permissions/index.js';
import { Breadcrumb } from './breadcrumb.js';
import type { Place } from './sections.js';
import styles from './top-bar.module.css';

interface TopBarProps {
  place: Place | undefined;
  onOpenMenu: () => void;
  onSearch: () => void;
  onChangePassword: () => void;
}

/** Breadcrumb, the signed-in administrator, and buttons for search, password and logout. */
export function TopBar({ place, onOpenMenu, onSearch, onChangePassword }: TopBarProps) {
  const staff = useStaff();
  const logOut = useLogOut();
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.menu} aria-label="Open the menu" onClick={onOpenMenu}>
        <Icon name="menu" />
      </button>
      <Breadcrumb place={place} />
      <div className={styles.person}>
        <LiveStatus />
        <button type="button" className={styles.action} title="Search everything (Ctrl-K)" onClick={onSearch}>
          Search
        </button>
        <Link to="/admin/profile" className={styles.name} title="Your profile">
          {staff?.name ?? staff?.email}
          <VisuallyHidden>, your profile</VisuallyHidden>
        </Link>
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
