import { Processor } from '@nestjs/bullmq';
import { UnrecoverableError, type Job } from 'bullmq';
import { inRequestScope, inSpan } from '@vitrine/kit';
import { PinoLogger } from 'nestjs-pino';
import { isDatabaseUnreachable } from '../../common/errors/database-unreachable.js';
import { AppConfig } from '../../config/app-config.js';
import { MAIL_QUEUE } from '../queue/queue-names.js';
import { QueueWorker, WORKER_OPTIONS } from '../queue/queue-worker.js';
import { nextAttempt } from './back-off.js';
import { ClaimRenewer } from './claim-renewer.js';
import { MailSubjectGoneError, type Mail } from './mail.js';
import { MailMetrics } from './mail-metrics.js';
import type { MailJob } from './mail-relay.js';
import { MailRenderers } from './mail-renderers.js';
import { OutboxRepository, type ClaimedMail } from './outbox/outbox.repository.js';
import { RecipientLimit, type Wait } from './recipient-limit.js';
import { classifySmtpError, type SmtpFailure } from './smtp/smtp-failure.js';
import { SMTP_CONNECTIONS, SmtpSender } from './smtp/smtp-sender.js';

/**
 * The result of a job: `skipped` = the mail is sent already, another worker has it, or what it was about is gone; `held` = the limit of its
 * recipient or of all mails to visitors is reached; `postponed` = the database was unreachable.
 */
export interface MailOutcome {
  outcome: 'sent' | 'deferred' | 'held' | 'skipped' | 'postponed';
  /** With `deferred` and `held`: when the next attempt is due, and why. */
  nextAttemptAt?: string;
  reason?: string;
}

const LOCK_MS = 15_000;

const REASONS: Readonly<Record<Wait['limit'], string>> = {
  recipient: 'Held back: this address has had enough mails for now',
  all: 'Held back: visitors have caused enough mails for now',
};

/**
 * Sends one mail. Only the jobs of dead letters fail: after a temporary failure the job completes, and the relay makes a new one when the mail is due
 * again. Retrying a failed job in the dashboard sends the mail again.
 */
@Processor(MAIL_QUEUE, {
  ...WORKER_OPTIONS,
  concurrency: SMTP_CONNECTIONS * 2,
  lockDuration: LOCK_MS,
  stalledInterval: LOCK_MS,
})
export class MailProcessor extends QueueWorker {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly renderers: MailRenderers,
    private readonly recipients: RecipientLimit,
    private readonly sender: SmtpSender,
    private readonly metrics: MailMetrics,
    private readonly config: AppConfig,
    logger: PinoLogger,
  ) {
    super(logger);
  }

  /** @throws UnrecoverableError for a dead letter, and nothing else */
  override process({ name, data }: Job<MailJob>): Promise<MailOutcome> {
    const { outboxId, requestId, traceparent } = data;
    const attempt = () => this.attemptCounted(outboxId);
    return inRequestScope(requestId, () =>
      inSpan(`send ${name}`, { kind: 'consumer', parent: traceparent, attributes: { 'outbox.id': outboxId } }, attempt),
    );
  }

  private async attemptCounted(outboxId: string): Promise<MailOutcome> {
    const outcome = await this.attempt(outboxId).catch((error: unknown): MailOutcome => {
      if (error instanceof UnrecoverableError) throw error;
      this.logger.warn({ err: error, outboxId }, 'A mail is postponed because the outbox could not be reached');
      return { outcome: 'postponed' };
    });
    this.metrics.count(outcome.outcome);
    return outcome;
  }

  private async attempt(id: string): Promise<MailOutcome> {
    const claimed = await this.outbox.claim(id);
    if (!claimed) return { outcome: 'skipped' };
    let mail: Mail;
    try {
      mail = await this.renderers.render(claimed);
    } catch (error) {
      if (isDatabaseUnreachable(error)) throw error;
      if (error instanceof MailSubjectGoneError) {
        await this.outbox.drop(claimed);
        const { kind, subjectId } = claimed;
        this.logger.info({ outboxId: claimed.id, kind, subjectId }, 'What a mail was about is gone; it was dropped');
        return { outcome: 'skipped' };
      }
      this.logger.error({ err: error, outboxId: claimed.id }, 'A mail could not be made');
      return this.settle(claimed, { permanent: false, description: 'The mail could not be made' });
    }
    const wait = await this.recipients.take(claimed, mail);
    if (wait) return this.hold(claimed, wait);
    const failure = await this.send(claimed, mail);
    if (!failure) return { outcome: 'sent' };
    await this.recipients.giveBack(claimed, mail);
    return this.settle(claimed, failure);
  }

  /** @returns why the mail was not sent, or `undefined` once the mail server has accepted it and the outbox has recorded that */
  private async send(claimed: ClaimedMail, mail: Mail): Promise<SmtpFailure | undefined> {
    const messageId = `<${claimed.id}@${getDomain(this.config.mailFrom)}>`;
    const claim = new ClaimRenewer(() => this.outbox.extend(claimed), this.config.outboxLeaseSeconds * 1000);
    try {
      await this.metrics.timeSending(() => this.sender.send(mail, messageId));
    } catch (error) {
      return classifySmtpError(error);
    } finally {
      claim.stop();
    }
    // The mail server has accepted the mail: if this is not recorded, the mail is sent again.
    await claim.retryUntilExpired(() => this.outbox.markSent(claimed.id, messageId));
    this.logger.info({ outboxId: claimed.id, kind: claimed.kind, subjectId: claimed.subjectId }, 'A mail was sent');
    return undefined;
  }

  /** Holds a mail back. */
  private async hold(claimed: ClaimedMail, wait: Wait): Promise<MailOutcome> {
    const until = this.recipients.retryAt(claimed, wait);
    const reason = REASONS[wait.limit];
    await this.outbox.hold(claimed, until, reason);
    const details = { outboxId: claimed.id, kind: claimed.kind, subjectId: claimed.subjectId };
    if (this.recipients.isLongHeld(claimed)) this.logger.warn(details, 'A mail has been held back for more than a day');
    else if (wait.limit === 'all') this.logger.warn(details, 'Mails to visitors have reached their limit');
    else this.logger.info(details, 'A mail is held back');
    if (wait.limit === 'all') this.metrics.countCeiling();
    return { outcome: 'held', nextAttemptAt: until.toISOString(), reason };
  }

  /** @throws UnrecoverableError for a dead letter */
  private async settle(mail: ClaimedMail, { permanent, description }: SmtpFailure): Promise<MailOutcome> {
    const until = permanent ? undefined : nextAttempt(mail.attempts, mail.firstAttemptAt, new Date(), Math.random());
    const { id, kind, subjectId, attempts } = mail;
    const details = { outboxId: id, kind, subjectId, attempts, reason: description };
    if (until) {
      if (!(await this.outbox.defer(mail, until, description))) return { outcome: 'skipped' };
      this.logger.warn(details, 'A mail was not sent and will be tried again');
      return { outcome: 'deferred', nextAttemptAt: until.toISOString(), reason: description };
    }
    if (!(await this.outbox.markFailed(mail, description))) return { outcome: 'skipped' };
    this.metrics.count('failed');
    this.logger.error(details, 'A mail cannot be sent');
    throw new UnrecoverableError(description);
  }
}

const getDomain = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
