import { hash, verify, argon2id } from 'argon2';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const SETTINGS = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a random value, verified if there is no such account, so that the answer takes the same time. */
let nobody: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, SETTINGS);

/** @param stored the account's hash; without one the result is `false`, after the same time */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const matches = await verify(stored ?? (await nobody), password);
  return typeof stored === 'string' && matches;
}
