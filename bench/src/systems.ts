import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { printedSteps, ROOT, startSystem, type System, withClient } from '@vitrine/local';

const run = promisify(execFile);

/** Where the many orders are kept between runs. */
export const MANY_ORDERS_FOLDER = join(ROOT, 'bench', '.data');
export const MANY_ORDERS = 1_000_000;

/** A system on free ports with everything embedded, demo data, and no rate limits. */
export function startMeasured(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<System> {
  const limits = ['ORDERS', 'CONTACTS', 'COUPONS', 'SEARCH', 'LOGIN'].map((name) => [`RATE_LIMIT_${name}`, 'off']);
  return startSystem({
    dataDir,
    ports: 'free',
    env: {
      ...process.env,
      ...Object.fromEntries(limits),
      DEMO_DATA: 'on',
      DATABASE_URL: '',
      REDIS_URL: '',
      SMTP_URL: '',
      // The many orders are up to three years old; the worker would erase them while something is measured.
      RETENTION_UNFULFILLED_ORDERS: '10y',
      ...env,
    },
    steps: printedSteps(),
  });
}

/** Adds orders until there are `wanted`. @returns how many there are */
export async function fillWithOrders(system: System, wanted: number, say: (line: string) => void): Promise<number> {
  const count = (): Promise<number> =>
    withClient(system.databaseUrl, async (client) => {
      const { rows } = await client.query<{ n: number }>('select count(*)::integer as n from orders');
      return rows[0]?.n ?? 0;
    });
  const missing = wanted - (await count());
  if (missing > 0) {
    say(`Adding ${missing} orders; this takes some minutes the first time`);
    // The worker would read the orders before their indexes exist.
    signalWorker(system, 'SIGSTOP');
    try {
      await run(process.execPath, [join(ROOT, 'services/api/dist/cli/bulk-orders.js'), String(missing)], {
        env: { ...process.env, ...system.env, DATABASE_URL: system.databaseUrl },
        maxBuffer: 2 ** 26,
      });
    } finally {
      signalWorker(system, 'SIGCONT');
    }
  }
  return count();
}

/** Stops the worker while something else is measured, or continues it. */
export function signalWorker({ pid }: System, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const worker = pid('vitrine-worker');
  if (worker !== undefined) process.kill(worker, signal);
}
