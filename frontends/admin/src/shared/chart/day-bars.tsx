import { format } from '../format.js';
import styles from './day-bars.module.css';

interface Day {
  /** Such as `2026-11-21`. */
  date: string;
  count: number;
}

interface DayBarsProps {
  /** What is counted, one and several, such as `order` and `orders`. */
  of: readonly [one: string, several: string];
  /** The oldest first. */
  days: readonly Day[];
}

const HEIGHT = 32;
const STEP = 6;
const GAP = 2;

/** A bar for each day, for a glance; its sum and its best day are shown in words. */
export function DayBars({ of, days }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const sum = days.reduce((total, { count }) => total + count, 0);
  const words = `${format.count(sum)} ${of[sum === 1 ? 0 : 1]} in the last ${format.count(days.length)} days`;
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={`${words}, ${format.count(most)} on the busiest`}
        viewBox={`0 0 ${days.length * STEP - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {days.map(({ date, count }, place) => {
          const bar = count === 0 ? 1 : Math.max(2, (count / most) * HEIGHT);
          return (
            <rect
              key={date}
              x={place * STEP}
              y={HEIGHT - bar}
              width={STEP - GAP}
              height={bar}
              className={count === 0 ? styles.none : undefined}
            >
              <title>{`${format.day(date)}: ${format.count(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
