import { Skeleton } from '@vitrine/ui';
import { format } from '../../shared/format.js';
import type { OrderPage } from '../order.js';
import styles from './status-tiles.module.css';

const tiles = [
  ['total', 'Total'],
  ['pending', 'Pending'],
  ['confirmed', 'Confirmed'],
  ['completed', 'Completed'],
] as const;

/** How many orders there are, over all of them whatever is searched. */
export function StatusTiles({ counts }: { counts: OrderPage['statusCounts'] | undefined }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(([name, label]) => (
        <div key={name} className={styles.tile}>
          <dt>{label}</dt>
          <dd>{counts ? format.count(counts[name]) : <Skeleton width="3ch" />}</dd>
        </div>
      ))}
    </dl>
  );
}
