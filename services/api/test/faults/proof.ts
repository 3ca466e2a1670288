import type { Ledger } from '../load/ledger.js';
import type { Visitors } from '../load/visitors.js';
import type { MailServer } from '../processes/mail-server.js';
import { waitUntil } from '../processes/wait-until.js';
import type { TestDatabase } from '../test-database.js';
import { COUPON, STAFF } from './preparation.js';
import { tell, timed } from './story.js';

const MAILS_WITHIN_MS = 300_000;

/** The ledger of acknowledged requests, and what it is compared with. */
export interface Proven {
  database: TestDatabase;
  ledger: Ledger;
  visitors: Visitors;
  mailServer: MailServer;
}

/** Rows of the outbox that are still to be sent. */
export async function countUnsent(database: TestDatabase): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    `select count(*)::integer as n from outbox where status = 'pending'`,
  );
  return row?.n ?? 0;
}

/**
 * Compares the ledger with what is stored: every request exactly once, its mails at least once under one Message-ID, no coupon over-used.
 * @param deadLetters mails that were refused for good, each of which staff have sent again since
 * @returns how many mails arrived more than once
 */
export async function proveLedger(system: Proven, deadLetters = 0): Promise<number> {
  const { database, ledger, visitors } = system;
  const took = await timed(() =>
    waitUntil('every mail is sent', async () => (await countUnsent(database).catch(() => 1)) === 0, MAILS_WITHIN_MS),
  );
  const orders = ledger.of('order');
  const contacts = ledger.of('contact');

  const stored = await database.query<{ id: string }>('select id from orders');
  expect(missingFrom(new Set(stored.map(({ id }) => id)), orders)).toEqual([]);
  // Every visitor retried until there was an answer, so an additional order would be a duplicate.
  expect(stored).toHaveLength(orders.length);
  expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
  const requests = await database.query<{ id: string }>('select id from contacts');
  expect(missingFrom(new Set(requests.map(({ id }) => id)), contacts)).toEqual([]);
  expect(requests).toHaveLength(contacts.length);
  expect(new Set(contacts.map(({ id }) => id)).size).toBe(contacts.length);

  const doubles = await proveMails(system, deadLetters);
  const [coupon] = await database.query<{ used: number; uses: number }>(
    `select usage_count as used, (select count(*)::integer from coupon_uses u where u.coupon_id = c.id) as uses
     from coupons c where code = $1`,
    [COUPON.code],
  );
  const redeemed = orders.filter(({ couponCode }) => couponCode !== null).length;
  expect(coupon).toEqual({ used: redeemed, uses: redeemed });
  expect(redeemed).toBeLessThanOrEqual(COUPON.limit);
  expect(visitors.blunders).toEqual([]);

  tell(`Proof: all mails were out after ${took}.`);
  tell(`  ${orders.length} orders and ${contacts.length} contact requests acknowledged, each is there exactly once.`);
  tell(`  Each has its mails; ${doubles} arrived twice, under the same Message-ID.`);
  tell(
    `  The coupon for ${COUPON.limit} was redeemed ${redeemed} times. Attempts: ${JSON.stringify(visitors.outcomes)}`,
  );
  tell(`  The ledger is ${ledger.file}`);
  return doubles;
}

const missingFrom = (ids: ReadonlySet<string>, entries: readonly { id: string }[]): string[] =>
  entries.map(({ id }) => id).filter((id) => !ids.has(id));

/** @returns how many mails arrived more than once */
async function proveMails({ database, ledger, mailServer }: Proven, deadLetters: number): Promise<number> {
  const byRecipient = new Map<string, string[]>();
  const subjects = new Set<string>();
  for (const { recipient, messageId = '', subject = '' } of mailServer.received) {
    byRecipient.set(recipient, [...(recipient === STAFF ? [] : (byRecipient.get(recipient) ?? [])), messageId]);
    if (recipient === STAFF) subjects.add(subject);
  }
  const problems = ledger.entries.flatMap(({ kind, id, email }) => {
    const distinct = new Set(byRecipient.get(email)).size;
    const notice = [...(kind === 'order' ? [`New order request #${id.slice(-8)}`] : [])];
    return [
      ...(distinct === 1 ? [] : [`${kind} ${id}: ${distinct} different mails to its visitor`]),
      ...notice.filter((subject) => !subjects.has(subject)).map((subject) => `${kind} ${id}: no "${subject}"`),
    ];
  });
  expect(problems).toEqual([]);
  const outbox = await database.query<{ id: string; message_id: string | null; status: string }>(
    'select id, message_id, status from outbox',
  );
  const arrived = mailServer.messageIds;
  const letters = outbox.filter(({ status }) => status !== 'failed');
  expect(outbox.length - letters.length).toBe(deadLetters);
  const lost = letters.filter(({ message_id: id, status }) => status !== 'sent' || id === null || !arrived.has(id));
  expect(lost).toEqual([]);
  return mailServer.received.length - arrived.size;
}
