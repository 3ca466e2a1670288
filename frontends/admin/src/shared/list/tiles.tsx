import { Skeleton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { format } from '../format.js';
import styles from './tiles.module.css';

export interface Tile {
  label: string;
  /** Undefined while it is not known. */
  value: number | undefined;
  /** Below the figure, such as a small chart. */
  detail?: ReactNode;
}

/** Figures at the head of a page. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ label, value, detail }) => (
        <div key={label} className={styles.tile}>
          <dt>{label}</dt>
          <dd>{value === undefined ? <Skeleton width="3ch" /> : format.count(value)}</dd>
          {detail !== undefined && <dd className={styles.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
