import { useTexts } from '@vitrine/platform';
import type { Store } from '../../shared/catalogue/catalogue.js';
import { STORE_TEXTS } from '../texts.js';
import styles from './opening.module.css';
import { toWeekTime } from './opening-state.js';
import { toDayRanges, type DayRange } from './week.js';

/** The opening hours of a store, with today's highlighted; consecutive days with the same times share a line. */
export function OpeningHours({ store, now }: { store: Store; now: Date | undefined }) {
  const t = useTexts(STORE_TEXTS);
  if (store.openingHours.length === 0) return null;
  const today = now && toWeekTime(now, store.timeZone).day;
  const nameOf = ({ days }: DayRange) => {
    const [first] = days;
    const last = days.at(-1) ?? first;
    const names = { from: t(`opening.days.${first}`), to: t(`opening.days.${last}`) };
    return days.length === 1 ? names.from : t('opening.range', names);
  };
  return (
    <div>
      <h3 className={styles.title}>{t('opening.title')}</h3>
      <dl className={styles.week}>
        {toDayRanges(store.openingHours).map((range) => {
          const isToday = today !== undefined && range.days.includes(today);
          return (
            <div key={range.days[0]} data-today={isToday || undefined}>
              <dt>{nameOf(range)}</dt>
              <dd>{range.times.length > 0 ? range.times.join(', ') : t('opening.closed')}</dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.note}>{t('opening.note')}</p>
    </div>
  );
}
