import { Link, useLocation } from '@vitrine/platform';
import styles from './page-link.module.css';

/** Link from the dialog over a list to the record's own page, which can link back to the list. @param row the dialog's parameter in the address */
export function PageLink({ to, row }: { to: string; row: string }) {
  const params = new URLSearchParams(useLocation().search);
  params.delete(row);
  const list = params.toString();
  return (
    <Link to={to} state={{ list: list && `?${list}` }} className={styles.link}>
      Open the whole page
    </Link>
  );
}
