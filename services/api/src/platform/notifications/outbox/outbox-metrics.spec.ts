import type { OutboxRepository } from './outbox.repository.js';
import { Metrics } from '../../operations/metrics.js';
import { OutboxMetrics } from './outbox-metrics.js';

test('a scrape reads the outbox by one statement; while the database is unreachable the last figures stay', async () => {
  const metrics = new Metrics();
  let asked = 0;
  let unreachable = false;
  const summary = () => {
    asked += 1;
    return unreachable
      ? Promise.reject(new Error('unreachable'))
      : Promise.resolve({ pending: 3, failed: 2, oldestDueSeconds: 7 });
  };
  new OutboxMetrics(metrics, { summary } as unknown as OutboxRepository);
  const expected = ['vitrine_outbox_mails{state="pending"} 3', 'vitrine_outbox_oldest_due_seconds 7'];
  const first = await metrics.registry.metrics();
  for (const line of expected) expect(first).toContain(line);
  expect(asked).toBe(1);
  unreachable = true;
  const second = await metrics.registry.metrics();
  for (const line of expected) expect(second).toContain(line);
});
