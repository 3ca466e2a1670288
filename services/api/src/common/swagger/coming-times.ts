/** Times of examples that must be in the future. They are fixed, because the stored document must not change from day to day. */
export const EXAMPLE_TIMES = ['2027-01-12T10:00:00+01:00', '2027-01-13T15:30:00+01:00'] as const;

const DAY_MS = 86_400_000;

/**
 * Replaces the {@link EXAMPLE_TIMES} in a text by times on the next days, so that the API accepts the example on any day.
 * @param text JSON of an example or of all of the document
 */
export const withComingTimes = (text: string, now = new Date()): string =>
  EXAMPLE_TIMES.reduce((moved, time, index) => {
    const day = new Date(now.getTime() + (index + 2) * DAY_MS).toISOString().slice(0, 10);
    return moved.replaceAll(time, `${day}${time.slice(10)}`);
  }, text);
