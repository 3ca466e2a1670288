const begun = Date.now();

/** Prints what happens, with the time since the start. */
export function tell(sentence: string): void {
  const seconds = Math.floor((Date.now() - begun) / 1000);
  const clock = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  process.stdout.write(`  ${clock}  ${sentence}\n`);
}

/** Measures how long something takes, as a text for a sentence. */
export async function timed(work: () => Promise<unknown>): Promise<string> {
  const since = performance.now();
  await work();
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
