import { setTimeout as wait } from 'node:timers/promises';

/** Repeats a check until it passes; after ten seconds, throws its last error. */
export async function until(check: () => void | Promise<void>): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      await check();
      return;
    } catch (failure) {
      if (Date.now() > deadline) throw failure;
      await wait(10);
    }
  }
}
