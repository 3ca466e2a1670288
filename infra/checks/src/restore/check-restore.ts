import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, ROOT } from '@vitrine/local';
import { postgresPrograms, query, startDebianPostgres } from './debian-postgres.ts';

/**
 * `npm run check:restore`: backs a filled database up with `pg_dump` and the files with a copy, restores both elsewhere as
 * docs/operations.md says, and proves that nothing is missing: every row the same, orders open with the keys, pictures served.
 */
const API = join(ROOT, 'services/api/dist');
const programs = postgresPrograms();
if (!programs) fail('This check needs a PostgreSQL with pg_dump on this machine (Debian: apt-get install postgresql).');
if (!existsSync(join(API, 'main.js'))) fail('Nothing is built here yet: npm run build.');

const folder = mkdtempSync(join(tmpdir(), 'vitrine-restore-'));
const postgres = await startDebianPostgres(programs, folder);
let api: ChildProcess | undefined;
try {
  await prove();
  console.log('✓ A backup brings everything back.');
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  api?.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function prove(): Promise<void> {
  const admin = { email: 'owner@vitrine.example', password: randomBytes(12).toString('hex') };
  const port = await freePort();
  const settings = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    JWT_SECRET: randomBytes(32).toString('hex'),
    FIELD_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    API_PORT: String(port),
    LOG_LEVEL: 'warn',
  };
  const before = { url: postgres.url('before'), files: join(folder, 'before') };
  const after = { url: postgres.url('after'), files: join(folder, 'after') };
  const accounts = (database: string) => ({
    DATABASE_OWNER_URL: postgres.url(database, 'vitrine_owner'),
    DATABASE_URL: postgres.url(database, 'vitrine_runtime'),
    DATABASE_RETENTION_URL: postgres.url(database, 'vitrine_retention'),
  });
  await query(postgres.url('postgres'), 'create database before');
  run('migrate', { ...settings, ...accounts('before'), DATABASE_ADMIN_URL: before.url });
  await query(postgres.url('postgres'), 'create database after owner vitrine_owner');
  run('demo-data', { ...settings, DATABASE_URL: accounts('before').DATABASE_OWNER_URL, STORAGE_URL: before.files });
  const rows = await getContent(before.url);
  console.log(`✓ filled: ${rows.length} tables, ${rows.reduce((sum, { count }) => sum + count, 0)} rows`);

  const dump = join(folder, 'vitrine.dump');
  postgres.tool('pg_dump', ['--format=custom', `--file=${dump}`, accounts('before').DATABASE_OWNER_URL]);
  cpSync(before.files, `${folder}/files`, { recursive: true });
  console.log(`✓ backed up: ${statSync(dump).size} bytes`);
  await query(postgres.url('postgres'), 'drop database before');
  rmSync(before.files, { recursive: true });

  const restore = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  postgres.tool('pg_restore', [...restore, `--dbname=${accounts('after').DATABASE_OWNER_URL}`, dump]);
  cpSync(`${folder}/files`, after.files, { recursive: true });
  if (JSON.stringify(await getContent(after.url)) !== JSON.stringify(rows))
    throw new Error('The restored rows differ from those before');
  console.log('✓ restored: every row of every table is the same');
  run('migrate', { ...settings, ...accounts('after') });

  api = spawn(process.execPath, [join(API, 'main.js')], {
    env: { ...process.env, ...settings, ...accounts('after'), STORAGE_URL: after.files },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (api.exitCode !== null) throw new Error('The API does not start on the restored database');
    await wait(200);
  }
  await proveThatItServes(origin, admin);
  api.kill('SIGTERM');
  const [code] = (await once(api, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The API did not end cleanly (${code})`);
}

async function proveThatItServes(origin: string, admin: { email: string; password: string }): Promise<void> {
  const read = async (path: string, init?: RequestInit) => {
    const response = await fetch(origin + path, init);
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return response;
  };
  const products = (await (await read('/api/products')).json()) as { image: string }[];
  const picture = products[0]?.image ?? '';
  const bytes = (await (await read(picture)).arrayBuffer()).byteLength;
  console.log(`✓ ${products.length} products, ${picture} has ${bytes} bytes`);
  const login = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(admin) };
  const { token } = (await (await read('/api/admin/login', login)).json()) as { token: string };
  const signedIn = { headers: { Authorization: `Bearer ${token}` } };
  const { orders, total } = (await (await read('/api/orders', signedIn)).json()) as {
    orders: { id: string }[];
    total: number;
  };
  const opened = (await (await read(`/api/orders/admin/${orders[0]?.id}/decrypt-customer`, signedIn)).json()) as {
    decryptedCustomerInfo: { email: string };
  };
  if (!opened.decryptedCustomerInfo.email.includes('@')) throw new Error('An order does not open');
  console.log(`✓ ${total} orders, and they open with the keys`);
}

function run(command: string, settings: Record<string, string>): void {
  execFileSync(process.execPath, [join(API, 'cli', `${command}.js`)], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The number of rows of every table and a hash of all their values, in the order of the tables' names. */
async function getContent(url: string): Promise<{ table: string; count: number; hash: string | null }[]> {
  const tables = await query<{ table: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as "table" from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const contents = [];
  for (const { table } of tables) {
    const [row] = await query<{ count: number; hash: string | null }>(
      url,
      `select count(*)::int as count, md5(string_agg(t::text, '|' order by t::text)) as hash from ${table} t`,
    );
    contents.push({ table, count: row?.count ?? 0, hash: row?.hash ?? null });
  }
  return contents;
}

function fail(sentence: string): never {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}
