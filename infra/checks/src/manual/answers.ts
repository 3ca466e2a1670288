import { setTimeout as wait } from 'node:timers/promises';

const ATTEMPTS = 240;
const PAUSE_MS = 250;

/** Waits until an address answers with 2xx. @param what the name to print @throws Error after a minute */
export async function answers(url: string, what: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const isOk = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOk) {
      console.log(`✓ ${what} answers`);
      return;
    }
    await wait(PAUSE_MS);
  }
  throw new Error(`${what} does not answer at ${url}`);
}
