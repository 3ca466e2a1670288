import { localTime, type Weekday, WEEKDAYS } from '@vitrine/schemas';
import type { Store } from '../../shared/catalogue/catalogue.js';

/** Whether a store is open, and until or from when: HH:MM in its own time zone. */
export type OpeningState =
  | { isOpen: true; until: string }
  | { isOpen: false; opens: { day: Weekday; at: string; when: 'today' | 'tomorrow' | 'later' } };

type Hours = Pick<Store, 'openingHours' | 'timeZone'>;

const DAYS_A_WEEK = WEEKDAYS.length;

/** The state of a store at a moment; undefined if it has no opening hours. */
export function getOpeningState({ openingHours, timeZone }: Hours, now: Date): OpeningState | undefined {
  const { day: today, time } = toWeekTime(now, timeZone);
  const present = openingHours.find(({ day, opens, closes }) => day === today && opens <= time && time < closes);
  if (present) return { isOpen: true, until: present.closes };
  for (let ahead = 0; ahead <= DAYS_A_WEEK; ahead++) {
    const day = dayAfter(today, ahead);
    const next = openingHours.find((period) => period.day === day && (ahead > 0 || period.opens > time));
    const when = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : 'later';
    if (next) return { isOpen: false, opens: { day, at: next.opens, when } };
  }
  return undefined;
}

/** Day of the week and HH:MM of a moment in a time zone. */
export function toWeekTime(now: Date, timeZone: string): { day: Weekday; time: string } {
  const [date = '', time = ''] = localTime(now, timeZone).split('T');
  const daysFromSunday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return { day: dayAfter('sunday', daysFromSunday), time };
}

const dayAfter = (day: Weekday, days: number): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(day) + days) % DAYS_A_WEEK] ?? day;
