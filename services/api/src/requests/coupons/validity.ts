import { TZDate } from '@date-fns/tz';
import { COMPANY_TIME_ZONE } from '@vitrine/schemas';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Size of the cache of days' beginnings: an import of coupons has the same few days in thousands of rows. */
const MAX_CACHED_DAYS = 1000;
const beginnings = new Map<string, number>();

/** The moment at which a day begins in Berlin; a day past the month's end is one of the next month. */
function startOfDay(year: number, month: number, day: number): Date {
  const name = `${year}-${month}-${day}`;
  const known = beginnings.get(name);
  if (known !== undefined) return new Date(known);
  if (beginnings.size >= MAX_CACHED_DAYS) beginnings.clear();
  const beginning = +new TZDate(year, month - 1, day, COMPANY_TIME_ZONE);
  beginnings.set(name, beginning);
  return new Date(beginning);
}

/**
 * First moment of a coupon's validity. A day (`YYYY-MM-DD`) begins in Europe/Berlin; a text with a time is that moment
 * (contract: Coupon refusals).
 */
export function getStart(validFrom: string): Date {
  const day = DAY.exec(validFrom);
  return day ? startOfDay(Number(day[1]), Number(day[2]), Number(day[3])) : new Date(validFrom);
}

/** First moment after a coupon's validity: of a day, its end in Berlin, since the last day is included; of a time, one millisecond later. */
export function getEnd(validUntil: string): Date {
  const day = DAY.exec(validUntil);
  if (day) return startOfDay(Number(day[1]), Number(day[2]), Number(day[3]) + 1);
  return new Date(new Date(validUntil).getTime() + 1);
}

/** The form in which clients get a validity back: a day unchanged, a time as ISO 8601 in UTC. */
export const asStored = (dayOrTime: string): string =>
  DAY.test(dayOrTime) ? dayOrTime : new Date(dayOrTime).toISOString();
