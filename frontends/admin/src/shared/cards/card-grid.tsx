import { Skeleton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import cardStyles from './card.module.css';
import styles from './card-grid.module.css';

/** Cards per page; fills rows of three, four or six cards. */
export const CARDS_PER_PAGE = 24;

interface CardGridProps {
  /** What the cards are, such as `Stores`; for assistive technology. */
  label: string;
  /** Undefined during the first load. */
  children?: ReactNode;
}

const waiting = Array.from({ length: 6 }, (_, card) => card);

/** Cards side by side, as many as there is room for. */
export function CardGrid({ label, children }: CardGridProps) {
  if (children !== undefined) {
    return (
      <ul className={styles.grid} aria-label={label}>
        {children}
      </ul>
    );
  }
  return (
    <div className={styles.grid} aria-hidden>
      {waiting.map((card) => (
        <div key={card} className={cardStyles.card}>
          <Skeleton variant="rectangular" className={styles.waiting} />
          <div className={cardStyles.body}>
            <Skeleton width="60%" height={28} />
            <Skeleton width="85%" />
            <Skeleton width="45%" />
          </div>
        </div>
      ))}
    </div>
  );
}
