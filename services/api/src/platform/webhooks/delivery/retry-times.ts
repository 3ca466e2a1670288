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

/** Share of a delay that is added at most, so that many deliveries are not retried at the same moment. */
const JITTER = 0.1;

/**
 * Seconds until the next attempt.
 * @param attempts number of failed attempts
 * @param chance random number between 0 and 1
 * @returns `undefined` after the last attempt
 */
export function secondsToNextAttempt(attempts: number, chance: number): number | undefined {
  const seconds = AFTER_SECONDS[attempts - 1];
  return seconds === undefined ? undefined : seconds * (1 + chance * JITTER);
}
