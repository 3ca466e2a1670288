import type { System } from '@vitrine/local';
import { latency, ms, percentile } from './latency.ts';
import { keptOrMissed, whole, type Result } from './rounds.ts';
import { signIn } from './sign-in.ts';
import { fillWithOrders, MANY_ORDERS } from './systems.ts';

const ROUNDS = 9;
/** Searches of staff in the palette: a last name, a trade, two words and two letters, each with many hits, and one without hits. */
const FOUND = ['Rosenthal', 'Juwelier', 'anna rosenthal', 'ro'];
const PALETTE = [...FOUND, 'zzzz'];
const DAYS = [7, 30, 90, 365];

interface Question {
  name: string;
  /** Milliseconds that 95 of 100 answers may take (contract: A desk for several people). */
  budgetMs: number;
  /** The budget with more than a million orders; without it, the same. */
  budgetOfMoreMs?: number;
  paths: string[];
}

const QUESTIONS: readonly Question[] = [
  {
    name: 'palette',
    budgetMs: 100,
    budgetOfMoreMs: 150,
    paths: PALETTE.map((q) => `/api/admin/search?${new URLSearchParams({ q })}`),
  },
  { name: 'figures of the dashboard', budgetMs: 50, paths: DAYS.map((days) => `/api/admin/statistics?days=${days}`) },
  { name: 'counts of orders', budgetMs: 50, paths: ['/api/orders/admin/stats'] },
  { name: 'missing translations', budgetMs: 100, paths: ['/api/admin/missing-translations'] },
];

/** Budgets: what the back-office asks on every screen, over a million orders, one request at a time. */
export async function backOffice(system: System, _folder: string, say: (line: string) => void): Promise<Result> {
  const count = await fillWithOrders(system, MANY_ORDERS, say);
  const headers = await signIn(system);
  for (const q of FOUND)
    await expectHits(`${system.addresses.api}/api/admin/search?${new URLSearchParams({ q })}`, headers);
  const title = `Palette and dashboard over ${whole(count)} orders`;
  say(`\n${title}`);
  const times = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of QUESTIONS.flatMap(({ paths }) => paths)) {
      const taken = await latency(`${system.addresses.api}${path}`, headers);
      if (round > 0) times.set(path, [...(times.get(path) ?? []), taken]);
    }
  }
  const outcomes = QUESTIONS.map(({ name, paths, ...budgets }) => {
    const { budgetMs: budgetOfMillionMs, budgetOfMoreMs = budgetOfMillionMs } = budgets;
    const budgetMs = count > MANY_ORDERS ? budgetOfMoreMs : budgetOfMillionMs;
    const p95 = percentile(
      paths.flatMap((path) => times.get(path) ?? []),
      0.95,
    );
    return { kept: p95 <= budgetMs, text: `${name} p95 ${ms(p95)} (budget ≤ ${budgetMs} ms)` };
  });
  const kept = outcomes.every((outcome) => outcome.kept);
  const verdict = `${outcomes.map(({ text }) => text).join(', ')}: ${keptOrMissed(kept)}`;
  const details = [...times].map(
    ([path, values]) => `${path}: median ${ms(percentile(values, 0.5))}, worst ${ms(Math.max(...values))}`,
  );
  for (const line of [...details, verdict]) say(`  ${line}`);
  return { title, verdict, kept, details: [...details, `${ROUNDS} rounds after one that warms up`] };
}

/** The time of a search without hits would prove nothing. @throws Error when an address has no hits */
async function expectHits(url: string, headers: Record<string, string>): Promise<void> {
  const { results } = (await (await fetch(url, { headers })).json()) as { results: unknown[] };
  if (results.length === 0) throw new Error(`${url} finds nothing`);
}
