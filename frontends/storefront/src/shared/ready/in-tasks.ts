const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Does the `steps`, each in a task of its own, so that a tap or a key may come in between, and then `last`.
 * @returns what `last` returns
 */
export async function inTasks<Result>(steps: readonly (() => unknown)[], last: () => Promise<Result>): Promise<Result> {
  for (const step of steps) {
    await step();
    await nextTask();
  }
  return last();
}
