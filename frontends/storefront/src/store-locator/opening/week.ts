import { type Weekday, WEEKDAYS } from '@vitrine/schemas';
import type { Store } from '../../shared/catalogue/catalogue.js';

/** Consecutive days with the same times, such as Monday to Friday; no times = closed. */
export interface DayRange {
  days: readonly [Weekday, ...Weekday[]];
  /** Such as `10:00–13:00`, in their order. */
  times: readonly string[];
}

/** The week as ranges of days with the same times. */
export function toDayRanges(openingHours: Store['openingHours']): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of WEEKDAYS) {
    const times = openingHours.filter((period) => period.day === day).map(({ opens, closes }) => `${opens}–${closes}`);
    const last = ranges.at(-1);
    if (last && last.times.join() === times.join()) ranges[ranges.length - 1] = { days: [...last.days, day], times };
    else ranges.push({ days: [day], times });
  }
  return ranges;
}
