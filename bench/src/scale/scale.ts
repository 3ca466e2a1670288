import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadavg } from 'node:os';
import { ROOT, type System, withClient } from '@vitrine/local';
import { requestsPerSecond } from '../load.ts';
import { orderBody } from '../order-creation.ts';
import { writePart } from '../parts.ts';
import { machine, partOf } from '../report.ts';
import { keptOrMissed, whole, type Result } from '../rounds.ts';
import { signIn } from '../sign-in.ts';
import { fillWithOrders } from '../systems.ts';
import { familySeconds, processorSeconds, residentMebibytes, startProcess, type MeasuredProcess } from './processes.ts';
import { sizingSection, type KindOfWork, type Measured } from './sizing.ts';

const COUNTS = [1, 2, 4] as const;
const CONNECTIONS = 32;
const WRITERS = 8;
const SECONDS = 3;
const WARM_UP_SECONDS = 1;
/** Fewer answers say little about the cost of one; a busy machine may need several rounds for them. */
const MIN_ANSWERS = 30;
const MAX_ROUNDS = 10;
/** Orders added to see what they take on disk. */
const MORE_ORDERS = 10_000;
const TABLE_ORDERS = 100_000;
const MIB = 2 ** 20;
/** With four processes a request may cost at most this multiple of its cost with one. */
const BUDGET = 1.5;

interface Work extends KindOfWork {
  on: 'api' | 'web';
  path: string;
  connections: number;
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Budget: what a request costs in processor time does not grow with the number of processes. Runs 1, 2 and 4 `api` and `web` against one
 * PostgreSQL, and writes the sizing table of docs/operations.md.
 */
export async function scale(system: System, _folder: string, say: (line: string) => void): Promise<Result> {
  const load = loadavg();
  say('\n1, 2 and 4 processes');
  const works = await worksOf(system);
  const measured: Measured[] = [];
  for (const count of COUNTS) measured.push(...(await measureWith(count, system, works, say)));
  const diskMebibytes = await diskOfOrders(system, say);
  const { rows } = await withClient(system.databaseUrl, (client) =>
    client.query<{ server_version: string }>('show server_version'),
  );
  const facts = machine(`PostgreSQL ${rows[0]?.server_version ?? ''}`, load);
  await writeSizing(sizingSection({ facts, works, measured, diskMebibytes, orders: TABLE_ORDERS }));
  const ratios = works.map(({ title }) => {
    const of = (count: number) =>
      measured.find((each) => each.title === title && each.count === count)?.milliseconds ?? NaN;
    return { title, ratio: of(COUNTS[2]) / of(COUNTS[0]) };
  });
  const worst = Math.max(...ratios.map(({ ratio }) => ratio));
  const result = {
    title: 'Processor time of a request with four processes against one',
    verdict: `worst ${worst.toFixed(2)}; budget ≤ ${BUDGET}: ${keptOrMissed(worst <= BUDGET)}`,
    kept: worst <= BUDGET,
    details: [
      ...ratios.map(({ title, ratio }) => `${title}: ${ratio.toFixed(2)}`),
      'processor time of the service itself, from /proc; the sizing table of docs/operations.md has all figures',
    ],
  };
  await writePart(partOf('Scaling', 'scale', facts, [result]));
  return result;
}

async function worksOf(system: System): Promise<Work[]> {
  const { authorization } = await signIn(system);
  const body = JSON.stringify(await orderBody(system.addresses.api));
  const headers = { 'content-type': 'application/json' };
  return [
    { title: 'public list, kept ready', on: 'api', path: '/api/products?lang=de', connections: CONNECTIONS },
    {
      title: 'search of the accessories',
      on: 'api',
      path: '/api/accessories?lang=de&search=e',
      connections: CONNECTIONS,
    },
    {
      title: "staff's list of orders",
      on: 'api',
      path: '/api/orders',
      connections: WRITERS,
      headers: { authorization },
    },
    { title: 'order', on: 'api', path: '/api/orders', connections: WRITERS, method: 'POST', headers, body },
    { title: 'home page', on: 'web', path: '/', connections: WRITERS },
    { title: 'public list through `web`', on: 'web', path: '/api/products?lang=de', connections: CONNECTIONS },
  ];
}

async function measureWith(
  count: number,
  system: System,
  works: readonly Work[],
  say: (line: string) => void,
): Promise<Measured[]> {
  const apis: MeasuredProcess[] = [];
  const webs: MeasuredProcess[] = [];
  try {
    for (let n = 0; n < count; n += 1) {
      const api = await startProcess('api', system.env);
      apis.push(api);
      webs.push(await startProcess('web', system.env, { API_URL: api.url }));
    }
    const results: Measured[] = [];
    for (const work of works) {
      const processes = work.on === 'api' ? apis : webs;
      await answer(work, processes, WARM_UP_SECONDS);
      const pids = processes.map(({ pid }) => pid);
      const behind = work.on === 'web' ? apis.map(({ pid }) => pid) : [];
      const server = system.postgres?.pid ?? 0;
      const before = [processorSeconds(pids), processorSeconds(behind), familySeconds(server)] as const;
      let answered = 0;
      let rounds = 0;
      for (; answered < MIN_ANSWERS && rounds < MAX_ROUNDS; rounds += 1)
        answered += (await answer(work, processes, SECONDS)) * SECONDS;
      if (answered < 1) throw new Error(`${work.title} got no answer`);
      const perSecond = answered / (rounds * SECONDS);
      const milliseconds = ((processorSeconds(pids) - before[0]) / answered) * 1000;
      const result: Measured = {
        title: work.title,
        on: work.on,
        count,
        perSecond,
        milliseconds,
        behindMilliseconds: ((processorSeconds(behind) - before[1]) / answered) * 1000,
        databaseMilliseconds: ((familySeconds(server) - before[2]) / answered) * 1000,
        connections: await connectionsOf(system),
        mebibytes: Math.max(...pids.map(residentMebibytes)),
      };
      say(
        `  ${count} × ${work.title}: ${whole(perSecond)}/s, ${milliseconds.toFixed(2)} ms in ${work.on}, ${result.databaseMilliseconds.toFixed(2)} ms in PostgreSQL, ` +
          `${result.connections} connections, ${whole(result.mebibytes)} MiB`,
      );
      results.push(result);
    }
    return results;
  } finally {
    for (const each of [...webs, ...apis]) await each.stop();
  }
}

/** @returns requests a second that all processes together answer */
async function answer(work: Work, processes: readonly MeasuredProcess[], seconds: number): Promise<number> {
  const rates = await Promise.all(
    processes.map(({ url }) =>
      requestsPerSecond({
        url: url + work.path,
        connections: Math.max(1, Math.round(work.connections / processes.length)),
        seconds,
        ...(work.method && { method: work.method }),
        ...(work.headers && { headers: work.headers }),
        ...(work.body !== undefined && { body: work.body }),
      }),
    ),
  );
  return rates.reduce((sum, rate) => sum + rate, 0);
}

/** Connections of the measured APIs and of the processes that the system started. */
const connectionsOf = (system: System): Promise<number> =>
  withClient(system.databaseUrl, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::integer as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return rows[0]?.n ?? 0;
  });

/** What `TABLE_ORDERS` orders with all that belongs to them take on disk, in MiB. */
async function diskOfOrders(system: System, say: (line: string) => void): Promise<number> {
  const look = () =>
    withClient(system.databaseUrl, async (client) => {
      await client.query('vacuum');
      const { rows } = await client.query<{ bytes: string; orders: number }>(
        'select pg_database_size(current_database()) as bytes, (select count(*)::integer from orders) as orders',
      );
      return { bytes: Number(rows[0]?.bytes), orders: rows[0]?.orders ?? 0 };
    });
  const before = await look();
  await fillWithOrders(system, before.orders + MORE_ORDERS, say);
  const after = await look();
  return ((after.bytes - before.bytes) / (after.orders - before.orders)) * (TABLE_ORDERS / MIB);
}

async function writeSizing(section: string): Promise<void> {
  const file = join(ROOT, 'docs/operations.md');
  const text = await readFile(file, 'utf8');
  const [begin, end] = ['<!-- sizing: begin -->', '<!-- sizing: end -->'];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/operations.md lacks ${begin} … ${end}`);
  await writeFile(file, `${before}${begin}\n\n${section}\n\n${end}${after}`);
}
