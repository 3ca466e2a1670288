const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Does the `steps` one after the other, each in a task of its own, so that a tap or a key may come in between.
 * @returns what the last one returns
 * @throws what a step throws; those after it are not done
 */
export async function runInTasks<Result>(...steps: [...(() => unknown)[], () => Promise<Result>]): Promise<Result> {
  const last = steps.pop() as () => Promise<Result>;
  for (const step of steps as (() => unknown)[]) {
    await step();
    await nextTask();
  }
  return last();
}

/**
 * Does `work` in a task of its own while something is `loading`.
 * @returns what was loaded
 * @throws what loading or the work throws
 */
export async function whileLoading<Result>(loading: Promise<Result>, work: () => void): Promise<Result> {
  const [result] = await Promise.all([loading, nextTask().then(work)]);
  return result;
}
