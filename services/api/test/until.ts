import { setTimeout as wait } from 'node:timers/promises';

/** Repeats a check until it passes; after some time (milliseconds) fails with its last failure. */
export async function until(check: () => Promise<void>, withinMs = 20_000): Promise<void> {
  const deadline = Date.now() + withinMs;
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
