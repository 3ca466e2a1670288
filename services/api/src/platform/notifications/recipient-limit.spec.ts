import { v7 } from 'uuid';
import { RateLimits } from '../../common/rate-limit/rate-limits.js';
import { AppConfig } from '../../config/app-config.js';
import { testEnvironment } from '../../../test/test-environment.js';
import type { MailKind } from './outbox/outbox-entry.js';
import { RecipientLimit } from './recipient-limit.js';

const config = (environment: Record<string, string>) => new AppConfig(testEnvironment(environment));

function createLimit() {
  const counted: string[] = [];
  const limits = {
    take: (name: string, _setting: unknown, who: string) => {
      if (name === 'recipients') counted.push(who);
      return Promise.resolve(0);
    },
  };
  return { counted, limit: new RecipientLimit(limits as unknown as RateLimits, config({})) };
}

const claimed = (kind: MailKind, byStaff = false) => ({
  id: '1',
  kind,
  subjectId: '2',
  language: 'de' as const,
  byStaff,
  attempts: 1,
  firstAttemptAt: new Date(),
});
const mail = (address: string) => ({ to: { name: 'E', address }, replyTo: '', subject: '', html: '', text: '' });

test('a mailbox is counted regardless of case and tag', async () => {
  const { counted, limit } = createLimit();
  await limit.take(claimed('order-confirmation'), mail('Erika+Uhr@Haus.example'));
  await limit.take(claimed('contact-acknowledgement'), { ...mail(''), to: 'erika@haus.example' });
  expect(counted).toEqual(['erika@haus.example', 'erika@haus.example']);
});

test.each([
  ['E.r.i.k.a@googlemail.com', 'erika@gmail.com'],
  ['erika.m+uhr@gmail.com', 'erikam@gmail.com'],
  ['erika.m@haus.example', 'erika.m@haus.example'],
  ['erika@käfer.example', 'erika@xn--kfer-loa.example'],
  ['erika@XN--KFER-LOA.example', 'erika@xn--kfer-loa.example'],
])('%s is counted as %s', async (address, mailbox) => {
  const { counted, limit } = createLimit();
  await limit.take(claimed('order-confirmation'), mail(address));
  expect(counted).toEqual([mailbox]);
});

describe('mails that are held', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const before = (minutes: number) => ({
    ...claimed('order-confirmation'),
    id: v7({ msecs: now.getTime() - minutes * 60_000 }),
  });

  test('are retried after their wait, the oldest first, whenever each was held', () => {
    const limit = new RecipientLimit({} as RateLimits, config({ RATE_LIMIT_RECIPIENTS: '10/3600s' }));
    const later = new Date(now.getTime() + 60_000);
    const times = [
      limit.retryAt(before(3000), { milliseconds: 600_000, limit: 'recipient' }, now),
      limit.retryAt(before(50), { milliseconds: 600_000, limit: 'recipient' }, now),
      limit.retryAt(before(10), { milliseconds: 540_000, limit: 'recipient' }, later),
      limit.retryAt(before(0), { milliseconds: 540_000, limit: 'recipient' }, later),
    ].map((time) => time.getTime() - now.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(4);
    expect(times[0]).toBeGreaterThan(600_000);
    expect(times[3]).toBeLessThanOrEqual(780_000);
  });

  test('are reported after a day', () => {
    const { limit } = createLimit();
    expect(limit.isLongHeld(before(24 * 60 - 1), now)).toBe(false);
    expect(limit.isLongHeld(before(24 * 60 + 1), now)).toBe(true);
  });
});

test('what staff ask for and what goes to staff is not limited', async () => {
  const { counted, limit } = createLimit();
  for (const wait of [
    await limit.take(claimed('order-confirmation', true), mail('erika@haus.example')),
    await limit.take(claimed('order-notice'), mail('staff@vitrine.example')),
    await limit.take(claimed('contact-notice'), mail('staff@vitrine.example')),
  ]) {
    expect(wait).toBeUndefined();
  }
  expect(counted).toEqual([]);
});

test.each([
  [{ NODE_ENV: 'development', RATE_LIMIT_ORDERS: '30/60s' }, null],
  [
    { NODE_ENV: 'production', RATE_LIMIT_ORDERS: 'off' },
    { points: 10, seconds: 3600 },
  ],
  [{ NODE_ENV: 'production', RATE_LIMIT_RECIPIENTS: 'off' }, null],
  [
    { NODE_ENV: 'development', RATE_LIMIT_RECIPIENTS: '1/60s' },
    { points: 1, seconds: 60 },
  ],
])('with %j the limit is %j', (environment, limit) => {
  const mailboxes = { MAIL_FROM: 'orders@vitrine.example', STAFF_EMAIL: 'staff@vitrine.example' };
  expect(config({ ...mailboxes, ...environment }).rateLimits.recipients).toEqual(limit);
});

test('mails to visitors wait at the limit of all together, and then do not count for their recipient', async () => {
  const counts = new Map<string, number>();
  const add = (name: string, points: number) => counts.set(name, (counts.get(name) ?? 0) + points).get(name) ?? 0;
  const limits = {
    take: (name: string, setting: { points: number } | null) =>
      Promise.resolve(setting !== null && add(name, 1) > setting.points ? 60_000 : 0),
    giveBack: (name: string) => Promise.resolve(add(name, -1)),
  };
  const environment = { RATE_LIMIT_RECIPIENTS: '10/3600s', RATE_LIMIT_MAILS: '2/60s' };
  const limit = new RecipientLimit(limits as unknown as RateLimits, config(environment));
  for (const address of ['a@haus.example', 'b@haus.example'])
    expect(await limit.take(claimed('order-confirmation'), mail(address))).toBeUndefined();
  const wait = await limit.take(claimed('contact-acknowledgement'), mail('c@haus.example'));
  expect(wait).toEqual({ milliseconds: 60_000, limit: 'all' });
  expect(counts.get('recipients')).toBe(2);
  expect(await limit.take(claimed('order-notice'), mail('staff@vitrine.example'))).toBeUndefined();
});
