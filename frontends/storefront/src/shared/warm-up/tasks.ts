const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs the `steps` one after the other, each in a task of its own, so that taps and keys are handled in between, and then `last`.
 * @returns what `last` returns
 * @throws what a step throws; the steps after it are not run
 */
export async function runInTasks<Result>(steps: (() => unknown)[], last: () => Promise<Result>): Promise<Result> {
  for (const step of steps) {
    await step();
    await nextTask();
  }
  return last();
}

/**
 * Runs `work` in a task of its own while something is `loading`.
 * @returns what was loaded
 * @throws what loading or the work throws
 */
export async function whileLoading<Result>(loading: Promise<Result>, work: () => void): Promise<Result> {
  const [result] = await Promise.all([loading, nextTask().then(work)]);
  return result;
}
