import { execFile } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { System } from '@vitrine/local';
import pg from 'pg';
import { gained, pgbenchScript, statementsIn, type Statement } from './captured-sql.ts';
import { requestsPerSecond } from './load.ts';
import { compare, type Result } from './rounds.ts';

const CLIENTS = 8;
const SECONDS = 4;
const ROUNDS = 5;
const LOG_FLUSH_MS = 300;
const run = promisify(execFile);

const customerInfo = {
  email: 'bench@messung.example.com',
  companyName: 'Juwelier Messung GmbH',
  fullName: 'Martina Messung',
  street: 'Taktgasse 60',
  city: 'München',
  postalCode: '80331',
  country: 'Germany',
  federalState: 'Bayern',
  telephone: '+49 89 5550100',
};

/** The body of an order for the first product of the list. */
export async function orderBody(api: string): Promise<object> {
  const [product] = (await (await fetch(`${api}/api/products`)).json()) as { id: string }[];
  return {
    productId: product?.id,
    orderType: 'product',
    customerInfo,
    notes: 'Bitte rufen Sie am Vormittag an.',
    consentData: { dataProcessing: true, marketing: true, analytics: false },
    language: 'de',
  };
}

/** Budget: an order over HTTP against the statements it runs, sent by pgbench. */
export async function orderCreation(system: System, folder: string, say: (line: string) => void): Promise<Result> {
  const api = system.addresses.api;
  const load = {
    url: `${api}/api/orders`,
    method: 'POST',
    connections: CLIENTS,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await orderBody(api)),
  } as const;
  const place = async (): Promise<string> => {
    const answer = await fetch(load.url, load);
    if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  };
  const { statements, id } = await capture(system, place);
  const { script, variables } = pgbenchScript(statements, new Set([id]));
  const file = join(folder, 'order.sql');
  writeFileSync(file, script);
  return compare(
    {
      title: 'Order creation against the same SQL from pgbench',
      budget: 0.5,
      rounds: ROUNDS,
      ours: {
        name: 'POST /api/orders of the API process',
        run: () => requestsPerSecond({ ...load, seconds: SECONDS }),
      },
      reference: {
        name: `pgbench running its ${statements.length} statements`,
        run: () => pgbench(system, file, variables),
      },
      notes: [
        `${CLIENTS} clients, ${SECONDS} s a side and round; durable commits on both sides; the worker is halted meanwhile`,
        `the statements are taken from the server's log of one order, with its values bound`,
      ],
    },
    say,
  );
}

/** Makes PostgreSQL log the statements that one order makes the API run. */
async function capture(system: System, place: () => Promise<string>): Promise<{ statements: Statement[]; id: string }> {
  const client = new pg.Client({ connectionString: system.databaseUrl });
  await client.connect();
  const database = client.escapeIdentifier(client.database ?? '');
  const reconnect = () =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
  try {
    await place();
    await client.query(`alter database ${database} set log_statement = 'all'`);
    await client.query(`alter database ${database} set log_error_verbosity = 'default'`);
    await reconnect();
    await pause(LOG_FLUSH_MS);
    await place();
    const log = join(system.config.dataDir, 'logs', 'postgres.log');
    const from = statSync(log).size;
    const id = await place();
    await pause(LOG_FLUSH_MS);
    const all = statementsIn(gained(log, from));
    const insert = all.findIndex(({ text }) => text.includes('insert into orders'));
    if (insert < 0) throw new Error('The order is not in the log of PostgreSQL');
    return { statements: all.slice(0, insert + 1), id };
  } finally {
    await client.query(`alter database ${database} reset all`);
    await reconnect();
    await client.end();
    await pause(LOG_FLUSH_MS);
  }
}

/** Transactions a second. */
async function pgbench(system: System, file: string, variables: readonly string[]): Promise<number> {
  const url = new URL(system.databaseUrl);
  const { stdout } = await run(
    'pgbench',
    [
      ...['-h', url.hostname, '-p', url.port, '-U', url.username],
      ...['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-T', String(SECONDS), '-f', file],
      ...variables.flatMap((variable) => ['-D', variable]),
      url.pathname.slice(1),
    ],
    { env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) } },
  );
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (rate === undefined || /number of failed transactions: [1-9]/.test(stdout))
    throw new Error(`pgbench said:\n${stdout}`);
  return Number(rate);
}
