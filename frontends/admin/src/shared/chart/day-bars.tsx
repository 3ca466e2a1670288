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
/** More days than this are grouped by week. */
const MAX_BARS = 92;
const WEEK = 7;

interface Bar {
  /** The day, or the first and the last day of the week. */
  name: string;
  count: number;
}

/** A bar for each day, or for each seven days, counted back from the last. */
function toBars(days: readonly Day[]): Bar[] {
  if (days.length <= MAX_BARS) return days.map(({ date, count }) => ({ name: format.day(date), count }));
  const rest = days.length % WEEK;
  const starts = Array.from(
    { length: Math.ceil(days.length / WEEK) },
    (_, week) => week * WEEK - (rest === 0 ? 0 : WEEK - rest),
  );
  return starts.map((start) => {
    const week = days.slice(Math.max(0, start), start + WEEK);
    return {
      name: `${format.day(week[0]?.date ?? '')} to ${format.day(week.at(-1)?.date ?? '')}`,
      count: week.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A bar chart by day, or by week for many days; the sum is also given in words and every bar in a table. */
export function DayBars({ of, days }: DayBarsProps) {
  const bars = toBars(days);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const each = bars.length === days.length ? 'Day' : 'Days';
  const sum = days.reduce((total, { count }) => total + count, 0);
  const words = `${format.count(sum)} ${of[sum === 1 ? 0 : 1]} in the last ${format.count(days.length)} days`;
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={`${words}, ${format.count(most)} ${each === 'Day' ? 'on the busiest' : 'in the busiest week'}`}
        viewBox={`0 0 ${bars.length * STEP - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {bars.map(({ name, count }, place) => {
          const bar = count === 0 ? 1 : Math.max(2, (count / most) * HEIGHT);
          return (
            <rect
              key={name}
              x={place * STEP}
              y={HEIGHT - bar}
              width={STEP - GAP}
              height={bar}
              className={count === 0 ? styles.none : undefined}
            >
              <title>{`${name}: ${format.count(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption>
        {words}
        <details className={styles.details}>
          <summary>As a table</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{each}</th>
                <th scope="col">{capitalised(of[1])}</th>
              </tr>
            </thead>
            <tbody>
              {bars.toReversed().map(({ name, count }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{format.count(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
}
