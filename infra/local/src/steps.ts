/** Shows what is being done, one line a step, with the time it took. */
export interface Steps {
  /** Runs a step; `detail` may add a few words to its line. A failing step shows nothing here: its error says it all. */
  run<T>(title: string, work: () => Promise<T>, detail?: (result: T) => string): Promise<T>;
  /** A line between or after the steps. */
  say(line: string): void;
}

/** Steps on a terminal or in a log. */
export function printedSteps(write: (line: string) => void = (line) => console.log(line)): Steps {
  return {
    async run(title, work, detail) {
      const started = performance.now();
      const result = await work();
      const words = detail?.(result);
      write(`✓ ${`${title}${words ? `: ${words}` : ''}`.padEnd(58)} ${seconds(performance.now() - started)}`);
      return result;
    },
    say: write,
  };
}

/** Steps without output. */
export const silentSteps: Steps = { run: (_title, work) => work(), say: () => undefined };

/** Milliseconds as seconds with one decimal: `1.2 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
