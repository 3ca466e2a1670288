import { Link, useNavigate, useSession } from '@vitrine/platform';
import { SessionBadge } from '../session/index.js';
import { Icon } from '../shared/icon.js';
import styles from './top-bar.module.css';

interface TopBarProps {
  /** Of the present section. */
  title: string;
  onOpenMenu: () => void;
  onChangePassword: () => void;
}

/** Where one is, who one is, and the ways out. */
export function TopBar({ title, onOpenMenu, onChangePassword }: TopBarProps) {
  const { admin, signOut } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate('/admin/login', { replace: true });
  };
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.menu} aria-label="Open the menu" onClick={onOpenMenu}>
        <Icon name="menu" />
      </button>
      <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
        <ol>
          <li>
            <Link to="/admin">Admin</Link>
          </li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <div className={styles.person}>
        <span className={styles.email}>{admin?.email}</span>
        <SessionBadge />
        <button type="button" className={styles.action} onClick={onChangePassword}>
          Change password
        </button>
        <button type="button" className={styles.action} onClick={() => void leave()}>
          Log out
        </button>
      </div>
    </header>
  );
}
