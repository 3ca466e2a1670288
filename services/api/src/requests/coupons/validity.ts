const ZONE = 'Europe/Berlin';
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** How far Berlin's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number): number {
  const parts = Object.fromEntries(wallClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** The moment a day begins in Berlin. Clocks change there at 01:00 UTC, so midnight in UTC has the offset of Berlin's midnight. */
function startOfDay(year: number, month: number, day: number): Date {
  const utcMidnight = Date.UTC(year, month - 1, day);
  return new Date(utcMidnight - offsetAt(utcMidnight));
}

/**
 * First moment of a coupon's validity. A day (`YYYY-MM-DD`) begins in Europe/Berlin; a text with a time is that moment
 * (contract: Coupon refusals).
 */
export function getStart(validFrom: string): Date {
  const day = DAY.exec(validFrom);
  return day ? startOfDay(Number(day[1]), Number(day[2]), Number(day[3])) : new Date(validFrom);
}

/** First moment after a coupon's validity: the day's end in Berlin, since the last day is included; just after the moment for a time. */
export function getEnd(validUntil: string): Date {
  const day = DAY.exec(validUntil);
  if (day) return startOfDay(Number(day[1]), Number(day[2]), Number(day[3]) + 1);
  return new Date(new Date(validUntil).getTime() + 1);
}

/** A day as it was written, a time as ISO 8601 in UTC; what clients get back. */
export const asStored = (dayOrTime: string): string =>
  DAY.test(dayOrTime) ? dayOrTime : new Date(dayOrTime).toISOString();
