import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Metrics } from '../operations/metrics.js';
import { OutboxRepository } from './outbox/outbox.repository.js';

/** Prometheus figures of the mails: attempts by outcome, and what waits or failed. */
@Injectable()
export class MailMetrics {
  private readonly attempts: Counter<'outcome'>;
  private readonly ceiling: Counter;

  constructor(metrics: Metrics, outbox: OutboxRepository) {
    const registers = [metrics.registry];
    this.attempts = new Counter({
      name: 'vitrine_mail_attempts_total',
      help: 'Attempts to send a mail, by outcome',
      labelNames: ['outcome'],
      registers,
    });
    this.ceiling = new Counter({
      name: 'vitrine_mails_held_by_ceiling_total',
      help: 'How often a mail was held back because visitors together had caused enough (RATE_LIMIT_MAILS)',
      registers,
    });
    const oldest = new Gauge({
      name: 'vitrine_outbox_oldest_due_seconds',
      help: 'Since when the oldest unsent mail is due',
      registers,
    });
    new Gauge({
      name: 'vitrine_outbox_mails',
      help: 'Unsent mails in the outbox, by state',
      labelNames: ['state'],
      registers,
      async collect() {
        const summary = await outbox.summary().catch(() => undefined);
        // The database is unreachable: the figures of the process itself are needed all the more, and these stay as they were.
        if (!summary) return;
        const { pending, failed, oldestDueSeconds } = summary;
        this.set({ state: 'pending' }, pending);
        this.set({ state: 'failed' }, failed);
        oldest.set(oldestDueSeconds);
      },
    });
  }

  /** Counts a mail that waits for the ceiling of all mails that visitors cause. */
  countCeiling(): void {
    this.ceiling.inc();
  }

  count(outcome: string): void {
    this.attempts.inc({ outcome });
  }
}
