import { setTimeout as wait } from 'node:timers/promises';

/** Repeats a check until it passes; after 20 seconds fails with its last failure. */
export async function until(check: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      await check();
      return;
    } catch (failure) {
      if (Date.now() > deadline) throw failure;
      await wait(50);
    }
  }
}
