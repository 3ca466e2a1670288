import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '@vitrine/local';
import { withClient } from '@vitrine/local';
import { orderBody } from '../order-creation.ts';
import { writePart } from '../parts.ts';
import { machine, partOf } from '../report.ts';
import { keptOrMissed, whole, type Result } from '../rounds.ts';
import { highWaterMebibytes, residentMebibytes } from '../scale/processes.ts';
import { signalWorker } from '../systems.ts';

const MAILS = 20_000;
const BUDGET_MIB = 384;
const SAMPLE_MS = 500;

/** Budget: the peak memory of the worker, from its start to the end of a backlog of mails. */
export async function backlog(system: System, _folder: string, say: (line: string) => void): Promise<Result> {
  const load = loadavg();
  const title = `Memory of the worker through a backlog of ${whole(MAILS)} mails`;
  say(`\n${title}`);
  const pid = system.pid('vitrine-worker') ?? 0;
  const before = { now: residentMebibytes(pid), most: highWaterMebibytes(pid) };
  const seconds = await withClient(system.databaseUrl, async (client) => {
    const order = await placeOrder(system);
    await client.query(
      `insert into outbox (id, kind, order_id, language)
       select uuidv7(), case when n % 2 = 0 then 'order-confirmation' else 'order-notice' end, $1, 'de' from generate_series(1, $2::integer) as n`,
      [order, MAILS],
    );
    const begun = performance.now();
    signalWorker(system, 'SIGCONT');
    try {
      for (let left = MAILS; left > 0;) {
        await pause(SAMPLE_MS);
        const { rows } = await client.query<{ n: number }>(
          `select count(*)::integer as n from outbox where status = 'pending'`,
        );
        left = rows[0]?.n ?? 0;
      }
    } finally {
      signalWorker(system, 'SIGSTOP');
    }
    return (performance.now() - begun) / 1000;
  });
  if (system.pid('vitrine-worker') !== pid) throw new Error('The worker ended meanwhile');
  const most = highWaterMebibytes(pid);
  const kept = most < BUDGET_MIB;
  const result: Result = {
    title,
    verdict: `${whole(most)} MiB at most; budget < ${BUDGET_MIB} MiB: ${keptOrMissed(kept)}`,
    kept,
    details: [
      `Before the backlog ${whole(before.now)} MiB, and since the start ${whole(before.most)} MiB at most; after it ${whole(residentMebibytes(pid))} MiB`,
      `${whole(MAILS / seconds)} mails a second`,
      'resident memory (VmRSS, VmHWM); the process runs as `npm start` starts it',
    ],
  };
  for (const line of [...result.details, result.verdict]) say(`  ${line}`);
  await writePart(partOf('Memory of the worker', 'backlog', machine('the production build', load), [result]));
  return result;
}

/** @returns its id */
async function placeOrder({ addresses }: System): Promise<string> {
  const answer = await fetch(`${addresses.api}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await orderBody(addresses.api)),
  });
  if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}
