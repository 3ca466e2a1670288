const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds after each failed attempt until the next one (contract: Webhooks). */
const AFTER_SECONDS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Of a time, so that many deliveries do not come back at the same moment. */
const SPREAD = 0.1;

/**
 * Seconds until the next attempt.
 * @param attempts that have failed
 * @param chance between 0 and 1
 * @returns `undefined` when that was the last
 */
export function secondsToNextAttempt(attempts: number, chance: number): number | undefined {
  const seconds = AFTER_SECONDS[attempts - 1];
  return seconds === undefined ? undefined : seconds * (1 + chance * SPREAD);
}
