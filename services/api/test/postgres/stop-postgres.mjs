/** Stops what `start-postgres.mjs` started and removes its files. */
export default async function stopPostgres() {
  await globalThis.stopVitrineTestPostgres?.();
}
