import { Metrics } from '../operations/metrics.js';
import { MailMetrics } from './mail-metrics.js';

test('mails that are held back by the limit of all are counted', async () => {
  const metrics = new Metrics();
  const mails = new MailMetrics(metrics);
  mails.countCeiling();
  mails.countCeiling();
  expect(await metrics.registry.metrics()).toContain('vitrine_mails_held_by_ceiling_total 2');
});

test('accepted and refused mails are timed separately, and the refusal is thrown on', async () => {
  const metrics = new Metrics();
  const mails = new MailMetrics(metrics);
  await expect(mails.timeSending(() => Promise.resolve('taken'))).resolves.toBe('taken');
  await expect(mails.timeSending(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  const text = await metrics.registry.metrics();
  expect(text).toContain('vitrine_smtp_seconds_count{outcome="taken"} 1');
  expect(text).toContain('vitrine_smtp_seconds_count{outcome="refused"} 1');
});
