const MINUTE_MS = 60_000;

/** Local date and time of an instant in a zone, as `YYYY-MM-DDTHH:mm`. */
export function localTime(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/**
 * The instant of a local date and time in a zone. A time that occurs twice, when clocks are set back, means the first one; a time that is skipped,
 * when clocks are set forward, is read with the offset before the change.
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm`
 * @returns `undefined` for an invalid date or time
 */
export function instantOf(date: string, time: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time) || Number.isNaN(asUtc)) return undefined;
  const offsetAt = (at: number) =>
    Date.parse(`${localTime(new Date(at), timeZone)}:00Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const candidates = [offsetAt(asUtc - 86_400_000), offsetAt(asUtc + 86_400_000)].map((offset) => asUtc - offset);
  const exact = candidates.filter((at) => localTime(new Date(at), timeZone) === `${date}T${time}`);
  return new Date(Math.min(...(exact.length > 0 ? exact : candidates.slice(0, 1))));
}
