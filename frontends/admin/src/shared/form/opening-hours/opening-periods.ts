import { type OpeningPeriod, type Weekday, WEEKDAYS } from '@vitrine/schemas';

/** Used where no earlier day has times. */
const USUAL_TIMES = { opens: '10:00', closes: '18:30' } as const;

/** The first period of a day starts with the times of the last open day before it; further periods of the same day are empty. */
export function newPeriod(periods: readonly OpeningPeriod[], day: Weekday): OpeningPeriod {
  if (periods.some((period) => period.day === day)) return { day, opens: '', closes: '' };
  const before = WEEKDAYS.slice(0, WEEKDAYS.indexOf(day)).reverse();
  const model = before.map((earlier) => periods.find((period) => period.day === earlier)).find(Boolean);
  const { opens, closes } = model ?? USUAL_TIMES;
  return { day, opens, closes };
}

/** The periods with one of them changed. */
export const changed = (
  periods: readonly OpeningPeriod[],
  period: OpeningPeriod,
  part: Partial<OpeningPeriod>,
): OpeningPeriod[] => periods.map((each) => (each === period ? { ...each, ...part } : each));

/** The periods without one of them. */
export const without = (periods: readonly OpeningPeriod[], period: OpeningPeriod): OpeningPeriod[] =>
  periods.filter((each) => each !== period);

/** Whether a period lacks a time, or closes before it opens. */
export const isBackwards = ({ opens, closes }: OpeningPeriod): boolean =>
  opens === '' || closes === '' || opens >= closes;
