import { useApp } from '../app/app-context.js';
import { Action, Choices, fill, ScreenTitle } from '../app/parts.js';
import styles from './appointment.module.css';

const DAYS = Array.from({ length: 30 }, (_unused, index) => index + 1);
/** The calendar shows a November whose first day is a Sunday. */
const FIRST_COLUMN = 7;
const FIRST_OPEN_DAY = 23;
const TIMES = ['10:30', '11:30', '14:00', '15:00', '16:30', '17:30'] as const;

const columnOf = (day: number): number => ((day - 1 + FIRST_COLUMN - 1) % 7) + 1;
const isOpen = (day: number): boolean => day >= FIRST_OPEN_DAY && columnOf(day) !== 7;

/** A day and a time for a visit to the house. */
export function Appointment() {
  const { texts, state, change } = useApp();
  const t = texts.appointment;
  const { day, time, booked } = state;
  return (
    <div className={styles.visit}>
      <div>
        <ScreenTitle eyebrow={t.eyebrow} title={t.title} />
        <div className={styles.calendar}>
          <span className={styles.month}>{t.month}</span>
          <div className={styles.days}>
            {t.weekdays.map((weekday) => (
              <span key={weekday} className={styles.weekday} aria-hidden="true">
                {weekday}
              </span>
            ))}
            {DAYS.map((each) => (
              <button
                key={each}
                type="button"
                className={styles.day}
                style={each === 1 ? { gridColumnStart: FIRST_COLUMN } : undefined}
                disabled={!isOpen(each)}
                aria-pressed={each === day}
                aria-label={fill(t.day, { day: each })}
                onClick={() => change({ day: each, booked: false })}
              >
                {each}
              </button>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.rest}>
        <Choices
          label={t.times}
          options={TIMES}
          chosen={time}
          onChoose={(each) => change({ time: each, booked: false })}
          className={styles.times}
          optionClass={styles.time}
        >
          {(each) => fill(t.time, { time: each })}
        </Choices>
        <p className={styles.adviser}>
          <span>{t.with}</span>
          {t.adviser}
        </p>
        <div aria-live="polite">{booked && <p className={styles.booked}>{fill(t.booked, { day, time })}</p>}</div>
        <Action filled={!booked} onPress={() => change({ booked: !booked })}>
          {booked ? t.change : t.book}
        </Action>
      </div>
    </div>
  );
}
