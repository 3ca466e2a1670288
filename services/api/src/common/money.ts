/** Amounts are whole cents in the database and in calculations, and euros with at most two decimals in JSON and in what staff edit. */

/** @returns euros, e.g. 4990 → 49.9 */
export const toEuros = (cents: number): number => cents / 100;

/** Like {@link toEuros}; `null` stays `null`. */
export const toEurosOrNull = (cents: number | null): number | null => (cents === null ? null : toEuros(cents));

/** @returns whole cents, e.g. 49.9 → 4990. The amount must have at most two decimals, which the schemas check. */
export const toCents = (euros: number): number => Math.round(euros * 100);

/** Like {@link toCents}; `null` stays `null`. */
export const toCentsOrNull = (euros: number | null): number | null => (euros === null ? null : toCents(euros));

/** `percent` of an amount, rounded half up to the cent (contract: Money). `percent` has at most two decimals. */
export function getPercentage(cents: number, percent: number): number {
  const product = BigInt(cents) * BigInt(Math.round(percent * 100));
  return Number((product + 5000n) / 10_000n);
}

/** `€ X.XX` as in the contract's sentences. */
export const euroText = (cents: number): string => `€ ${(cents / 100).toFixed(2)}`;
