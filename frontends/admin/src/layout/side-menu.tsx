import { Link, useSettings } from '@vitrine/platform';
import { VisuallyHidden } from '../shared/layout/visually-hidden.js';
import { Icon } from '../shared/layout/icon.js';
import { useMay } from '../shared/permissions/index.js';
import { allowedSections, type Section, TOOLS } from './sections.js';
import styles from './side-menu.module.css';
import { WaitingCount } from './waiting/waiting-count.js';
import type { WaitingCounts } from './waiting/use-waiting-counts.js';

interface SideMenuProps {
  /** Its entries, in their order. */
  sections: readonly Section[];
  /** The current section. */
  present: Section | undefined;
  /** Only the icons are visible; the names stay for assistive technology and as tooltips. */
  folded: boolean;
  waiting: WaitingCounts;
  /** Called when the entry with this path is hovered or focused. */
  onNear: (path: string) => void;
  /** Called when an entry is clicked. */
  onChoose?: () => void;
}

/** Brand, and the screens and tools that the person may use. */
export function SideMenu({ sections, present, folded, waiting, onNear, onChoose }: SideMenuProps) {
  const may = useMay();
  const { name } = useSettings();
  return (
    <div className={folded ? `${styles.menu} ${styles.folded}` : styles.menu}>
      <Link to="/admin" className={styles.brand} onClick={onChoose} aria-label={`${name} administration`}>
        {folded ? name.slice(0, 1) : name}
      </Link>
      <nav aria-label="Administration">
        <ul>
          {allowedSections(sections, may).map((section) => (
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
                {section.icon === 'orders' && (
                  <WaitingCount count={waiting.orders} word="pending" due={waiting.due.orders} folded={folded} />
                )}
                {section.icon === 'contacts' && (
                  <WaitingCount count={waiting.contacts} word="new" due={waiting.due.contacts} folded={folded} />
                )}
                {section.icon === 'demonstrations' && (
                  <WaitingCount count={waiting.demonstrations} word="new" folded={folded} />
                )}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.tools}>
          {allowedSections(TOOLS, may).map((tool) => (
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
