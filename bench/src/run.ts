import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { printedSteps, startSystem, type System } from '@vitrine/local';
import pg from 'pg';
import { cachedList } from './cached-list.ts';
import { orderCreation } from './order-creation.ts';
import { machine, report } from './report.ts';
import { isKept, type Comparison } from './rounds.ts';

/**
 * Measures the budgets and writes `bench/results.md`. `npm run bench [list|orders]` measures one of them. Ends with code 1 when a budget is missed.
 */
const measurements = { list: cachedList, orders: orderCreation } as const;
const load = loadavg();
const chosen = process.argv[2];
const names = (Object.keys(measurements) as (keyof typeof measurements)[]).filter((name) => !chosen || name === chosen);
if (names.length === 0)
  throw new Error(`There is no measurement ${String(chosen)}; there are ${Object.keys(measurements).join(' and ')}`);

const say = (line: string): void => console.log(line);
const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
const limits = ['ORDERS', 'CONTACTS', 'COUPONS', 'LOGIN'].map((name) => [`RATE_LIMIT_${name}`, 'off']);
const system = await startSystem({
  dataDir: join(folder, 'data'),
  ports: 'free',
  env: {
    ...process.env,
    ...Object.fromEntries(limits),
    DEMO_DATA: 'on',
    DATABASE_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
  },
  steps: printedSteps(),
});
try {
  const facts = machine(await serverVersion(system), load);
  const results: Comparison[] = [];
  // The worker would spend the processor on the mails of the measured orders.
  halt(system, 'SIGSTOP');
  try {
    for (const name of names) results.push(await measurements[name](system, folder, say));
  } finally {
    await forgetMails(system);
    halt(system, 'SIGCONT');
  }
  if (!chosen) {
    const file = resolve(import.meta.dirname, '../results.md');
    await writeFile(file, report(facts, results));
    say(`\nWritten to ${file}`);
  }
  if (!results.every(isKept)) process.exitCode = 1;
} finally {
  await system.stop();
  await rm(folder, { recursive: true, force: true });
}

function halt({ pid }: System, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const worker = pid('vitrine-worker');
  if (worker !== undefined) process.kill(worker, signal);
}

async function forgetMails({ databaseUrl }: System): Promise<void> {
  await withClient(databaseUrl, (client) => client.query('truncate outbox'));
}

async function serverVersion({ databaseUrl }: System): Promise<string> {
  const { rows } = await withClient(databaseUrl, (client) => client.query<{ version: string }>('select version()'));
  return rows[0]?.version.split(' on ')[0] ?? 'PostgreSQL';
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
