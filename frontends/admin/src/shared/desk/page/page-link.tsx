import { Link, useLocation } from '@vitrine/platform';
import styles from './page-link.module.css';

/** From the dialog over a list to the whole page of its record; the page knows the list. @param row name of the dialog in the address */
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
