import { Link } from '@vitrine/platform';
import styles from './breadcrumb.module.css';
import type { Place } from './sections.js';

/** The path to the current page: Admin / section / page. */
export function Breadcrumb({ place }: { place: Place | undefined }) {
  const steps = [
    { title: 'Admin', path: '/admin' },
    ...(place ? [place.section] : []),
    ...(place?.page ? [place.page] : []),
  ];
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {steps.map(({ title, path }, index) =>
          index === steps.length - 1 ? (
            <li key={title} aria-current="page">
              {title}
            </li>
          ) : (
            <li key={title}>
              <Link to={path}>{title}</Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
