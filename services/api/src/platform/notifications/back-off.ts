const FIRST_SECONDS = 5;
const FACTOR = 3;
const MAX_SECONDS = 60 * 60;
const GIVE_UP_AFTER_MS = 72 * 60 * 60 * 1000;

/**
 * The time of the next attempt after `attempts` attempts: 5 s, 15 s, 45 s, … at most an hour later, with up to a quarter more so that many mails
 * are not retried at the same moment.
 * @param chance random number between 0 and 1
 * @returns `undefined` once the next attempt would be later than 72 hours after `firstAttempt`
 */
export function nextAttempt(attempts: number, firstAttempt: Date, now: Date, chance: number): Date | undefined {
  const seconds = Math.min(MAX_SECONDS, FIRST_SECONDS * FACTOR ** Math.max(0, attempts - 1));
  const next = new Date(now.getTime() + seconds * 1000 * (1 + chance / 4));
  return next.getTime() - firstAttempt.getTime() > GIVE_UP_AFTER_MS ? undefined : next;
}
