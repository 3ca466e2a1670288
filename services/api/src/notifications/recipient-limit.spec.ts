import { RateLimits } from '../common/rate-limit/rate-limits.js';
import { AppConfig } from '../config/app-config.js';
import { testEnvironment } from '../../test/test-environment.js';
import type { MailKind } from './outbox-entry.js';
import { RecipientLimit } from './recipient-limit.js';

const config = (environment: Record<string, string>) => new AppConfig(testEnvironment(environment));

function limitOf() {
  const counted: string[] = [];
  const limits = { take: (_name: string, _setting: unknown, who: string) => Promise.resolve(counted.push(who)) };
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

test('a mailbox is counted whatever its case and tag', async () => {
  const { counted, limit } = limitOf();
  await limit.take(claimed('order-confirmation'), mail('Erika+Uhr@Haus.example'));
  await limit.take(claimed('contact-acknowledgement'), { ...mail(''), to: 'erika@haus.example' });
  expect(counted).toEqual(['erika@haus.example', 'erika@haus.example']);
});

test('what staff ask for and what goes to staff is not limited', async () => {
  const { counted, limit } = limitOf();
  for (const wait of [
    await limit.take(claimed('order-confirmation', true), mail('erika@haus.example')),
    await limit.take(claimed('order-notice'), mail('staff@vitrine.example')),
    await limit.take(claimed('contact-notice'), mail('staff@vitrine.example')),
  ]) {
    expect(wait).toBe(0);
  }
  expect(counted).toEqual([]);
});

test.each([
  [{ NODE_ENV: 'development', RATE_LIMIT_ORDERS: '30/60s' }, null],
  [{ NODE_ENV: 'production', RATE_LIMIT_ORDERS: 'off' }, null],
  [
    { NODE_ENV: 'production', RATE_LIMIT_ORDERS: '30/60s' },
    { points: 10, seconds: 3600 },
  ],
  [
    { NODE_ENV: 'development', RATE_LIMIT_RECIPIENTS: '1/60s' },
    { points: 1, seconds: 60 },
  ],
])('with %j the limit is %j', (environment, limit) => {
  const mailboxes = { MAIL_FROM: 'orders@vitrine.example', STAFF_EMAIL: 'staff@vitrine.example' };
  expect(config({ ...mailboxes, ...environment }).rateLimits.recipients).toEqual(limit);
});
