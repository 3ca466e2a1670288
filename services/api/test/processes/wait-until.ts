import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 50;
const TIMEOUT_MS = 60_000;

/**
 * Waits until a condition holds, for as long as a loaded machine may need.
 * @param timeoutMs milliseconds
 * @throws Error naming what was waited for
 */
export async function waitUntil(
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const begun = Date.now();
  while (!(await condition())) {
    if (Date.now() - begun > timeoutMs) throw new Error(`Waited too long until ${what}`);
    await pause(INTERVAL_MS);
  }
}
