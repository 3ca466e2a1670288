import { Metrics } from '../operations/metrics.js';
import { MailMetrics } from './mail-metrics.js';
import type { OutboxRepository } from './outbox/outbox.repository.js';

test('while the database is unreachable the figures are those of before, and all others are reported', async () => {
  const metrics = new Metrics();
  let away = false;
  const summary = () =>
    away ? Promise.reject(new Error('away')) : Promise.resolve({ pending: 3, failed: 2, oldestDueSeconds: 7 });
  new MailMetrics(metrics, { summary } as unknown as OutboxRepository).count('sent');
  await metrics.registry.metrics();
  away = true;
  const text = await metrics.registry.metrics();
  expect(text).toContain('vitrine_outbox_mails{state="pending"} 3');
  expect(text).toContain('vitrine_outbox_oldest_due_seconds 7');
  expect(text).toContain('vitrine_mail_attempts_total{outcome="sent"} 1');
});

test('mails that wait for the ceiling of all are counted', async () => {
  const metrics = new Metrics();
  const mails = new MailMetrics(metrics, {
    summary: () => Promise.reject(new Error('away')),
  } as unknown as OutboxRepository);
  mails.countCeiling();
  mails.countCeiling();
  expect(await metrics.registry.metrics()).toContain('vitrine_mails_held_by_ceiling_total 2');
});
