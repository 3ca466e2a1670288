import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { System } from '@vitrine/local';
import { withClient } from '@vitrine/local';
import { backOffice } from './back-office.ts';
import { cachedList } from './ready-bytes/cached-list.ts';
import { mailDrain } from './mail-drain.ts';
import { backlog } from './memory/backlog.ts';
import { memory } from './memory/memory.ts';
import { orderCreation } from './order-creation.ts';
import { orderList } from './order-list.ts';
import { writePart } from './parts.ts';
import { publicOrigin } from './ready-bytes/public-origin.ts';
import { machine, report } from './report.ts';
import type { Result } from './rounds.ts';
import { scale } from './scale/scale.ts';
import { MANY_ORDERS_FOLDER, signalWorker, startMeasured } from './systems.ts';
import { uncachedList } from './uncached-list.ts';
import { upload } from './upload.ts';

interface Measurement {
  name: string;
  measure: (system: System, folder: string, say: (line: string) => void) => Promise<Result | Result[]>;
}

/** Measured on a new system with the demo data. */
const small: readonly Measurement[] = [
  { name: 'list', measure: cachedList },
  { name: 'origin', measure: publicOrigin },
  { name: 'uncached', measure: uncachedList },
  { name: 'orders', measure: orderCreation },
  { name: 'mails', measure: mailDrain },
  { name: 'upload', measure: upload },
  { name: 'scale', measure: scale },
  { name: 'memory', measure: memory },
  { name: 'backlog', measure: backlog },
];
/** Measured on the kept system with many orders. */
const large: readonly Measurement[] = [
  { name: 'search', measure: orderList },
  { name: 'back-office', measure: backOffice },
];

/**
 * Measures the budgets and writes its part of `bench/results.md`; `npm run bench NAME` measures one of them. Ends with code 1 when a
 * budget is missed.
 */
const load = loadavg();
const chosen = process.argv[2];
const names = [...small, ...large].map(({ name }) => name);
if (chosen !== undefined && !names.includes(chosen)) {
  throw new Error(`There is no measurement ${chosen}; there are ${names.join(', ')}`);
}
const say = (line: string): void => console.log(line);
const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
const results: Result[] = [];
let postgres = '';
try {
  await measureOn(join(folder, 'data'), small);
  await measureOn(MANY_ORDERS_FOLDER, large);
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (chosen === undefined) {
  await writePart(report(machine(postgres, load), results));
}
if (!results.every(({ kept }) => kept)) process.exitCode = 1;

async function measureOn(dataDir: string, measurements: readonly Measurement[]): Promise<void> {
  const wanted = measurements.filter(({ name }) => chosen === undefined || name === chosen);
  if (wanted.length === 0) return;
  const system = await startMeasured(dataDir);
  try {
    postgres = await serverVersion(system);
    // The worker would spend the processor on the mails of the measured orders.
    signalWorker(system, 'SIGSTOP');
    try {
      for (const { measure } of wanted) {
        results.push(...[await measure(system, folder, say)].flat());
        await withClient(system.databaseUrl, (client) => client.query('delete from outbox'));
      }
    } finally {
      signalWorker(system, 'SIGCONT');
    }
  } finally {
    await system.stop();
  }
}

async function serverVersion({ databaseUrl }: System): Promise<string> {
  const { rows } = await withClient(databaseUrl, (client) => client.query<{ version: string }>('select version()'));
  return rows[0]?.version.split(' on ')[0] ?? 'PostgreSQL';
}
