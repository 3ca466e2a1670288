import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 50;
const PATIENCE_MS = 60_000;

/** Waits until a condition holds, for as long as a loaded machine may need. @throws Error naming what was waited for */
export async function waitUntil(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const begun = Date.now();
  while (!(await condition())) {
    if (Date.now() - begun > PATIENCE_MS) throw new Error(`Waited too long until ${what}`);
    await pause(INTERVAL_MS);
  }
}
