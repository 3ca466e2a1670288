import type { System } from '@vitrine/local';
import { withClient } from '@vitrine/local';
import { latency, ms, percentile } from './latency.ts';
import { keptOrMissed, whole, type Result } from './rounds.ts';
import { signIn } from './sign-in.ts';
import { fillWithOrders, MANY_ORDERS } from './systems.ts';

const ROUNDS = 9;
const BUDGET_MS = { search: 100, searchOfMore: 150, firstPage: 20 };

interface Found {
  fullName: string;
  email: string;
  companyName: string;
}

/**
 * Budgets: the order list over a million orders or, where `npm run bench:data` has made more of them, over these. One request at a time, as staff
 * make them: every kind of search and filter in turn, and before each the cheapest request with a token, which shows the cost of the machine and of
 * the connection to the API.
 */
export async function orderList(system: System, _folder: string, say: (line: string) => void): Promise<Result> {
  const count = await fillWithOrders(system, MANY_ORDERS, say);
  const { addresses } = system;
  const headers = await signIn(system);
  const list = `${addresses.api}/api/orders`;
  const sample = await someOrders(list, headers, await shortIds(system));

  say(`\nOrder list over ${whole(count)} orders`);
  const times = new Map<string, number[]>();
  const references: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [kind, query] of queries(sample, round)) {
      references.push(await latency(`${addresses.api}/api/admin/me`, headers));
      const taken = await latency(`${list}?${new URLSearchParams(query).toString()}`, headers);
      if (round > 0) times.set(kind, [...(times.get(kind) ?? []), taken]);
    }
  }
  const firstPage = times.get(FIRST_PAGE) ?? [];
  const searches = [...times].filter(([kind]) => kind !== FIRST_PAGE).flatMap(([, values]) => values);
  const search95 = percentile(searches, 0.95);
  const first95 = percentile(firstPage, 0.95);
  const budgetMs = count > MANY_ORDERS ? BUDGET_MS.searchOfMore : BUDGET_MS.search;
  const kept = search95 <= budgetMs && first95 <= BUDGET_MS.firstPage;
  const verdict = `search and filters p95 ${ms(search95)} (budget ≤ ${budgetMs} ms), first page p95 ${ms(first95)} (budget ≤ ${BUDGET_MS.firstPage} ms): ${keptOrMissed(kept)}`;
  const details = [...times].map(
    ([kind, values]) => `${kind}: median ${ms(percentile(values, 0.5))}, worst ${ms(Math.max(...values))}`,
  );
  for (const line of [...details, verdict]) say(`  ${line}`);
  return {
    title: `Order list over ${whole(count)} orders`,
    verdict,
    kept,
    details: [
      ...details,
      `for comparison, GET /api/admin/me between them: median ${ms(percentile(references, 0.5))}, p95 ${ms(percentile(references, 0.95))}`,
      `${ROUNDS} rounds after one that warms up, another customer in each, pages of 20 with exact totals`,
    ],
  };
}

const FIRST_PAGE = 'first page, no search';

/** Every kind of query that staff make, for the customer of this round. */
function queries(sample: readonly (Found & { id: string })[], round: number): [string, Record<string, string>][] {
  const one = sample[round % sample.length];
  if (!one) throw new Error('There are no orders');
  const [first = '', last = ''] = one.fullName.split(' ');
  const [trade = '', , city = ''] = one.companyName.split(' ');
  return [
    [FIRST_PAGE, {}],
    ['full name', { search: one.fullName }],
    ['last name', { search: last }],
    ['first name', { search: first }],
    ['e-mail address', { search: one.email }],
    ['company', { search: one.companyName }],
    ['trade and city', { search: `${trade} ${city}` }],
    ['trade, a word of very many', { search: trade }],
    ['two letters', { search: last.slice(0, 2) }],
    ['two letters of two words', { search: `${first.slice(0, 2)} ${last.slice(0, 2)}` }],
    ['edition', { search: 'Signature' }],
    ['edition and last name', { search: `Signature ${last}` }],
    ['edition and trade', { search: `Signature ${trade}` }],
    ['last name, pending only', { search: last, status: 'pending' }],
    ['trade, pending only', { search: trade, status: 'pending' }],
    ['trade, by price', { search: trade, sort: 'price' }],
    ['last name, page 3', { search: last, page: '3' }],
    ['short id', { search: `#${one.id.slice(-8)}` }],
    ['nothing found', { search: `${last} zzzz` }],
    ...FILTERS,
  ];
}

/** Filters of the list without a search: some fit nearly every order, some hardly any. */
const FILTERS: readonly [string, Record<string, string>][] = [
  ['confirmed', { status: 'confirmed' }],
  ['pending, by price', { status: 'pending', sort: 'price' }],
  ['pending for more than a day', { waiting: 'day' }],
  ['of the last 7 days', { placed: '7days' }],
  ['of a year', { from: '2025-01-01', to: '2025-12-31' }],
  ['a plan of nearly all', { plan: 'product' }],
  ['a plan of nearly none, by price', { plan: 'monthly', sort: '-price' }],
  ['any coupon', { coupon: 'any' }],
  ['no coupon', { coupon: 'none' }],
  ['a coupon that nobody used', { coupon: 'NOBODYS' }],
  ['assigned to nobody', { assignee: 'none' }],
  ['assigned to me', { assignee: 'me' }],
  ['with a due follow-up', { followUp: 'due' }],
  ['with a failed mail', { mail: 'failed' }],
  ['of an expiring subscription', { subscription: 'expiring' }],
  ['confirmed, of a plan, of the last 30 days', { status: 'confirmed', plan: 'product', placed: '30days' }],
  ['page 1,000', { page: '1000' }],
];

async function shortIds({ databaseUrl }: System): Promise<string[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ short: string }>(
      `select right(id::text, 8) as short from orders tablesample system (0.01) repeatable (7) where deleted_at is null limit 12`,
    ),
  );
  return rows.map(({ short }) => short);
}

async function someOrders(list: string, headers: Record<string, string>, shorts: readonly string[]) {
  const found: (Found & { id: string })[] = [];
  for (const short of shorts) {
    const answer = await fetch(`${list}?search=${short}`, { headers });
    const { orders } = (await answer.json()) as { orders: { id: string; customerInfo: Found }[] };
    for (const { id, customerInfo } of orders) found.push({ id, ...customerInfo });
  }
  return found;
}
