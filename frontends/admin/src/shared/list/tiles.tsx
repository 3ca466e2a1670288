import { Skeleton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { format } from '../format.js';
import styles from './tiles.module.css';

export interface Tile {
  label: string;
  /** Undefined while it is loading. */
  value: number | undefined;
  /** How the figure is written; as a count where not given. */
  write?: (value: number) => string;
  /** Below the figure, such as a small chart. */
  detail?: ReactNode;
}

/** Figures at the head of a page. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ label, value, write = format.count, detail }) => (
        <div key={label} className={styles.tile}>
          <dt>{label}</dt>
          <dd>{value === undefined ? <Skeleton width="3ch" /> : write(value)}</dd>
          {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
