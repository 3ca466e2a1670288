const begun = Date.now();

/** Tells a person what happens, with the time since the beginning. */
export function tell(sentence: string): void {
  const seconds = Math.floor((Date.now() - begun) / 1000);
  const clock = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  process.stdout.write(`  ${clock}  ${sentence}\n`);
}

/** How long something took, for a sentence. */
export async function timed(work: () => Promise<unknown>): Promise<string> {
  const since = performance.now();
  await work();
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
