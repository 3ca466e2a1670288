/** Times in examples that must lie in the future, as the stored document has them, which must not differ from day to day. */
export const EXAMPLE_TIMES = ['2027-01-12T10:00:00+01:00', '2027-01-13T15:30:00+01:00'] as const;

const DAY_MS = 86_400_000;

/**
 * A text with the {@link EXAMPLE_TIMES} moved to the coming days, so that the API accepts the example whenever it is sent.
 * @param text JSON of an example or of the whole document
 */
export const withComingTimes = (text: string, now = new Date()): string =>
  EXAMPLE_TIMES.reduce((moved, time, index) => {
    const day = new Date(now.getTime() + (index + 2) * DAY_MS).toISOString().slice(0, 10);
    return moved.replaceAll(time, `${day}${time.slice(10)}`);
  }, text);
