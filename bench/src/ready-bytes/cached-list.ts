import type { System } from '@vitrine/local';
import type { Result } from '../rounds.ts';
import { compareSameBytes, type SameBytes } from './same-bytes.ts';

/** The security headers weigh more beside a compressed answer, so its budget is lower. */
const FORMS: readonly Omit<SameBytes, 'name' | 'url'>[] = [
  { title: 'Cached public list against bare Express', budget: 0.9 },
  { title: 'Cached public list in gzip against bare Express', encoding: 'gzip', budget: 0.8 },
  { title: 'Cached public list in Brotli against bare Express', encoding: 'br', budget: 0.8 },
];

/** Budget: the public list from the cache, plain and compressed, against the same bytes from bare Express. */
export async function cachedList(system: System, folder: string, say: (line: string) => void): Promise<Result[]> {
  const side = { name: 'GET /api/products of the API process', url: `${system.addresses.api}/api/products?lang=de` };
  const results: Result[] = [];
  for (const form of FORMS) results.push(await compareSameBytes({ ...form, ...side }, folder, say));
  return results;
}
