import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { Metrics } from '../operations/metrics.js';

/** Prometheus figures of sending: attempts by outcome, and how long the mail server takes. */
@Injectable()
export class MailMetrics {
  private readonly attempts: Counter<'outcome'>;
  private readonly ceiling: Counter;
  private readonly sending: Histogram<'outcome'>;

  constructor(metrics: Metrics) {
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
    this.sending = new Histogram({
      name: 'vitrine_smtp_seconds',
      help: 'Time until the mail server took or refused a mail, in seconds',
      labelNames: ['outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    });
  }

  /** Counts a mail that is held back by the limit of all mails that visitors cause. */
  countCeiling(): void {
    this.ceiling.inc();
  }

  /** Times the sending of a mail. */
  async timeSending<Result>(send: () => Promise<Result>): Promise<Result> {
    const end = this.sending.startTimer();
    try {
      const result = await send();
      end({ outcome: 'taken' });
      return result;
    } catch (error) {
      end({ outcome: 'refused' });
      throw error;
    }
  }

  count(outcome: string): void {
    this.attempts.inc({ outcome });
  }
}
