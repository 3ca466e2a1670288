import type { System } from '@vitrine/local';
import { requestsPerSecond } from '../load.ts';
import { processorTime } from './processor-time.ts';
import type { Result } from '../rounds.ts';
import { compareSameBytes, type SameBytes } from './same-bytes.ts';

type Form = Omit<SameBytes, 'url'> & { path: string };

const PAGE = { name: 'GET / of the public origin', path: '/?lang=de' };
const LIST = { name: 'GET /api/products of the public origin', path: '/api/products?lang=de' };
const FORMS: readonly Form[] = [
  { ...PAGE, title: 'Home page against bare Express', budget: 0.5 },
  { ...PAGE, title: 'Home page in gzip against bare Express', encoding: 'gzip', budget: 0.5 },
  { ...PAGE, title: 'Home page in Brotli against bare Express', encoding: 'br', budget: 0.5 },
  { ...LIST, title: 'Public list at the origin against bare Express', budget: 0.6 },
  { ...LIST, title: 'Public list at the origin in gzip against bare Express', encoding: 'gzip', budget: 0.5 },
  { ...LIST, title: 'Public list at the origin in Brotli against bare Express', encoding: 'br', budget: 0.5 },
];

const CONNECTIONS = 50;
const SECONDS = 5;
/** A request of a page of another origin is forwarded, not answered by web itself. */
const FORWARDED = {
  path: '/api/products?lang=de',
  headers: { origin: 'https://other.example', 'accept-encoding': 'br' },
};

/** Budget: pages and public reads as visitors get them, through the public origin, against the same bytes from bare Express. */
export async function publicOrigin(system: System, folder: string, say: (line: string) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const { path, ...form } of FORMS) {
    results.push(
      await compareSameBytes({ ...form, url: new URL(path, system.addresses.storefront).href }, folder, say),
    );
  }
  results.push(await forwardingTime(system, say));
  return results;
}

/** What web's process spends on a request that it forwards. */
async function forwardingTime(system: System, say: (line: string) => void): Promise<Result> {
  const pid = system.pid('vitrine-web') ?? 0;
  const load = {
    url: new URL(FORWARDED.path, system.addresses.storefront).href,
    headers: FORWARDED.headers,
    connections: CONNECTIONS,
  };
  await requestsPerSecond({ ...load, seconds: 1 });
  const before = processorTime(pid);
  const rate = await requestsPerSecond({ ...load, seconds: SECONDS });
  const each = (processorTime(pid) - before) / (rate * SECONDS);
  const verdict = `${each.toFixed(3)} ms of web's processor time a request`;
  say(`\nForwarding\n  ${verdict}`);
  return { title: 'A forwarded request', verdict, kept: true, details: [`${Math.round(rate)} requests a second`] };
}
