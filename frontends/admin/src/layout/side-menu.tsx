import { Link } from '@vitrine/platform';
import { VisuallyHidden } from '../shared/layout/visually-hidden.js';
import { Icon } from '../shared/layout/icon.js';
import { type Section, TOOLS } from './sections.js';
import styles from './side-menu.module.css';
import { WaitingCount } from './waiting-count.js';
import type { WaitingCounts } from './use-waiting-counts.js';

interface SideMenuProps {
  /** Its entries, in their order. */
  sections: readonly Section[];
  /** The section one is in. */
  present: Section | undefined;
  /** Only the marks are seen; the names stay for assistive technology and as tool tips. */
  folded: boolean;
  waiting: WaitingCounts;
  /** The entry of this path is pointed at or has the focus. */
  onNear: (path: string) => void;
  /** An entry was chosen. */
  onChoose?: () => void;
}

/** Brand, screens and tools. */
export function SideMenu({ sections, present, folded, waiting, onNear, onChoose }: SideMenuProps) {
  return (
    <div className={folded ? `${styles.menu} ${styles.folded}` : styles.menu}>
      <Link to="/admin" className={styles.brand} onClick={onChoose} aria-label="Vitrine administration">
        {folded ? 'V' : 'Vitrine'}
      </Link>
      <nav aria-label="Administration">
        <ul>
          {sections.map((section) => (
            <li key={section.path}>
              <Link
                to={section.path}
                className={styles.entry}
                aria-current={section === present ? 'page' : undefined}
                onPointerEnter={() => onNear(section.path)}
                onFocus={() => onNear(section.path)}
                onClick={onChoose}
                title={folded ? section.title : undefined}
              >
                <Entry {...section} folded={folded} />
                {section.icon === 'orders' && <WaitingCount count={waiting.orders} word="pending" folded={folded} />}
                {section.icon === 'contacts' && <WaitingCount count={waiting.contacts} word="new" folded={folded} />}
                {section.icon === 'demonstrations' && (
                  <WaitingCount count={waiting.demonstrations} word="new" folded={folded} />
                )}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.tools}>
          {TOOLS.map((tool) => (
            <li key={tool.path}>
              <a
                href={tool.path}
                target="_blank"
                rel="noreferrer"
                className={styles.entry}
                title={folded ? tool.title : undefined}
              >
                <Entry {...tool} folded={folded} />
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Entry({ title, icon, folded }: Section & { folded: boolean }) {
  return (
    <>
      <Icon name={icon} />
      {folded ? <VisuallyHidden>{title}</VisuallyHidden> : title}
    </>
  );
}
