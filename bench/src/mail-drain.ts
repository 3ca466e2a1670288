import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '@vitrine/local';
import { withClient } from '@vitrine/local';
import type { ReadyMail } from './bullmq-reference.ts';
import { orderBody } from './order-creation.ts';
import { compare, whole, type Result } from './rounds.ts';
import { signalWorker } from './systems.ts';

const ORDERS = 500;
const MAILS = ORDERS * 2;
const ROUNDS = 5;
const CLIENTS = 8;
const LOOK_MS = 20;
/** How many mails our worker sends at once, and so does the reference. */
const CONCURRENCY = 10;

/** Budget: mails of orders, from the outbox to the mail server, against a bare BullMQ worker that sends as many ready mails. */
export async function mailDrain(system: System, _folder: string, say: (line: string) => void): Promise<Result> {
  const smtpUrl = system.env['SMTP_URL'] ?? '';
  const examples = await sendExamples(system);
  const child = fork(join(import.meta.dirname, 'bullmq-reference.ts'), [
    system.databaseUrl,
    smtpUrl,
    String(MAILS),
    String(CONCURRENCY),
    JSON.stringify(examples),
  ]);
  try {
    await once(child, 'message');
    return await compare(
      {
        title: 'Mails from the outbox to the mail server against bare BullMQ',
        budget: 0.6,
        rounds: ROUNDS,
        ours: { name: 'The worker process: claim, decrypt, render, send, note', run: () => drain(system) },
        reference: {
          name: 'A bare BullMQ worker sending ready mails',
          run: async () => {
            child.send('go');
            const [seconds] = (await once(child, 'message')) as [number];
            return MAILS / seconds;
          },
        },
        notes: [
          `${MAILS} mails a side and round over real SMTP, ${CONCURRENCY} at once, BullMQ on PostgreSQL on both sides`,
          `the mails of an order, ${examples.map(({ html, text }) => whole(Buffer.byteLength(html + text))).join(' and ')} bytes, the same on both sides`,
          'timed from the first job added to the last mail taken; the reference has what to send in memory and keeps no ledger',
        ],
      },
      say,
    );
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}

/** Places an order and reads its mails from the mailbox: what the reference sends, ready. */
async function sendExamples(system: System): Promise<ReadyMail[]> {
  const mailbox = `${system.addresses.mailbox ?? ''}/api/messages`;
  await fetch(mailbox, { method: 'DELETE' });
  await placeOrders(system, 1);
  await drainOutbox(system);
  const { messages } = (await (await fetch(mailbox)).json()) as { messages: { id: string }[] };
  if (messages.length !== MAILS / ORDERS) throw new Error(`An order caused ${messages.length} mails`);
  return Promise.all(
    messages.map(async ({ id }) => {
      const { subject, html, text } = (await (await fetch(`${mailbox}/${id}`)).json()) as ReadyMail;
      return { subject, html, text };
    }),
  );
}

/** @returns mails a second */
async function drain(system: System): Promise<number> {
  signalWorker(system, 'SIGSTOP');
  await placeOrders(system, ORDERS);
  return MAILS / (await drainOutbox(system));
}

/** Lets the worker send all mails of the outbox. @returns how many seconds it took */
function drainOutbox(system: System): Promise<number> {
  return withClient(system.databaseUrl, async (client) => {
    const begun = performance.now();
    signalWorker(system, 'SIGCONT');
    for (;;) {
      const { rows } = await client.query(`select 1 from outbox where status = 'pending' limit 1`);
      if (rows.length === 0) break;
      await pause(LOOK_MS);
    }
    const seconds = (performance.now() - begun) / 1000;
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::integer as n from outbox where status <> 'sent'`,
    );
    if (rows[0]?.n !== 0) throw new Error('Not every mail was sent');
    await client.query('delete from outbox');
    signalWorker(system, 'SIGSTOP');
    return seconds;
  });
}

async function placeOrders({ addresses }: System, count: number): Promise<void> {
  const body = JSON.stringify(await orderBody(addresses.api));
  let left = count;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (left-- > 0) {
        const answer = await fetch(`${addresses.api}/api/orders`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        await answer.arrayBuffer();
        if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}`);
      }
    }),
  );
}
