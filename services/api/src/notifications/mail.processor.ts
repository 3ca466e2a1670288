import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { UnrecoverableError, type Job } from 'bullmq';
import { PinoLogger } from 'nestjs-pino';
import { isDatabaseAway } from '../common/errors/database-away.js';
import { AppConfig } from '../config/app-config.js';
import { MAIL_QUEUE } from '../queue/queue-names.js';
import { WORKER_OPTIONS } from '../queue/worker-life.js';
import { nextAttempt } from './back-off.js';
import { ClaimKeeper } from './claim-keeper.js';
import { MailMetrics } from './mail-metrics.js';
import type { MailJob } from './mail-relay.js';
import { MailRenderers } from './mail-renderers.js';
import { OutboxRepository, type ClaimedMail } from './outbox.repository.js';
import { judgeSmtpError, type SmtpFailure } from './smtp-failure.js';
import { SMTP_CONNECTIONS, SmtpSender } from './smtp-sender.js';

/** What became of a job: `skipped` = the mail is sent already or another worker has it; `postponed` = the database was away. */
export interface MailOutcome {
  outcome: 'sent' | 'deferred' | 'skipped' | 'postponed';
  /** With `deferred`: when the next attempt is due, and why. */
  nextAttemptAt?: string;
  reason?: string;
}

const LOCK_MS = 15_000;

/**
 * Sends one mail. Only dead letters end in the queue's failed set: whatever may pass ends as done, and the outbox brings it back. Retrying a
 * failed job in the dashboard sends the mail again.
 */
@Processor(MAIL_QUEUE, {
  ...WORKER_OPTIONS,
  concurrency: SMTP_CONNECTIONS * 2,
  lockDuration: LOCK_MS,
  stalledInterval: LOCK_MS,
})
export class MailProcessor extends WorkerHost {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly renderers: MailRenderers,
    private readonly sender: SmtpSender,
    private readonly metrics: MailMetrics,
    private readonly config: AppConfig,
    private readonly logger: PinoLogger,
  ) {
    super();
    logger.setContext(MailProcessor.name);
  }

  /** @throws UnrecoverableError for a dead letter, and nothing else */
  override async process({ data: { outboxId } }: Job<MailJob>): Promise<MailOutcome> {
    const outcome = await this.attempt(outboxId).catch((error: unknown): MailOutcome => {
      if (error instanceof UnrecoverableError) throw error;
      this.logger.warn({ err: error, outboxId }, 'A mail is postponed because the outbox could not be reached');
      return { outcome: 'postponed' };
    });
    this.metrics.count(outcome.outcome);
    return outcome;
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn({ err: error }, 'The queue cannot be reached');
  }

  private async attempt(id: string): Promise<MailOutcome> {
    const mail = await this.outbox.claim(id);
    if (!mail) return { outcome: 'skipped' };
    const failure = await this.send(mail);
    return failure ? this.settle(mail, failure) : { outcome: 'sent' };
  }

  /** @returns why the mail was not sent, or `undefined` once the mail server has it and the outbox knows */
  private async send(mail: ClaimedMail): Promise<SmtpFailure | undefined> {
    const messageId = `<${mail.id}@${domainOf(this.config.mailFrom)}>`;
    let rendered;
    try {
      rendered = await this.renderers.render(mail);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.logger.error({ err: error, outboxId: mail.id }, 'A mail could not be made');
      return { permanent: false, description: 'The mail could not be made' };
    }
    const claim = new ClaimKeeper(() => this.outbox.extend(mail), this.config.outboxLeaseSeconds * 1000);
    try {
      await this.sender.send(rendered, messageId);
    } catch (error) {
      return judgeSmtpError(error);
    } finally {
      claim.stop();
    }
    // The mail server has the mail: whoever gives up noting it now lets it be sent twice.
    await claim.insist(() => this.outbox.markSent(mail.id, messageId));
    return undefined;
  }

  /** @throws UnrecoverableError for a dead letter */
  private async settle(mail: ClaimedMail, { permanent, description }: SmtpFailure): Promise<MailOutcome> {
    const until = permanent ? undefined : nextAttempt(mail.attempts, mail.firstAttemptAt, new Date(), Math.random());
    const details = { outboxId: mail.id, orderId: mail.orderId, attempts: mail.attempts, reason: description };
    if (until) {
      await this.outbox.defer(mail.id, until, description);
      this.logger.warn(details, 'A mail was not sent and will be tried again');
      return { outcome: 'deferred', nextAttemptAt: until.toISOString(), reason: description };
    }
    await this.outbox.markFailed(mail.id, description);
    this.metrics.count('failed');
    this.logger.error(details, 'A mail cannot be sent');
    throw new UnrecoverableError(description);
  }
}

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
