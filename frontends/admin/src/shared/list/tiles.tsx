import { Link } from '@vitrine/platform';
import { Skeleton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { format } from '../format.js';
import styles from './tiles.module.css';

export interface Tile {
  label: string;
  /** Undefined while it is loading. */
  value: number | undefined;
  /** Formats the figure; default: as a count. */
  write?: (value: number) => string;
  /** Address of the list filtered to these rows. */
  href?: string;
  /** Whether the list shows only these rows now. */
  isCurrent?: boolean;
  /** Shown below the figure, such as a small chart. */
  detail?: ReactNode;
}

/** Figures at the top of a page; those with an address filter the list below. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ label, value, write = format.count, href, isCurrent = false, detail }) => (
        <div key={label} className={styles.tile}>
          <dt>
            {href === undefined ? (
              label
            ) : (
              <Link to={href} preventScrollReset className={styles.link} aria-current={isCurrent || undefined}>
                {label}
              </Link>
            )}
          </dt>
          <dd>{value === undefined ? <Skeleton width="3ch" /> : write(value)}</dd>
          {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
