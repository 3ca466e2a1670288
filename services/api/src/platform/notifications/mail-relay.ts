import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { currentTraceparent, inSpan } from '@vitrine/kit';
import { PinoLogger } from 'nestjs-pino';
import pTimeout from 'p-timeout';
import { CoalescedTask } from '../../common/coalesced-task.js';
import { AppConfig } from '../../config/app-config.js';
import { DatabaseListener } from '../../database/database-listener.js';
import { MAIL_QUEUE } from '../queue/queue-names.js';
import { OUTBOX_CHANNEL } from './outbox/outbox-signal.js';
import { OutboxRepository, type LeasedMail } from './outbox/outbox.repository.js';

/** The data of a mail job, none of it personal. */
export interface MailJob {
  outboxId: string;
  /** The request that caused the mail. */
  requestId?: string;
  /** W3C `traceparent` of the span that put the job into the queue. */
  traceparent?: string;
}

const IN_MAIL_QUEUE = { 'messaging.system': 'bullmq', 'messaging.destination.name': MAIL_QUEUE };
const BATCH = 200;
const ADD_TIMEOUT_MS = 5000;
const RELAYS_LOOKED_BACK = 5;

/** States of a job that has not started; another one would only lengthen the queue. */
const WAITING = new Set(['waiting', 'delayed', 'prioritized', 'paused']);

/** Each relay makes a new job id, since BullMQ ignores an id that it still keeps among completed or failed jobs. */
export const mailJobId = (outboxId: string, relay: number): string => `${outboxId}-${relay}`;

/** The time between this span and that of the job is the wait in the queue. */
const jobFor = ({ id, kind, requestId, traceparent }: LeasedMail): MailJob => {
  const continued =
    traceparent === null
      ? undefined
      : inSpan(
          `queue ${kind}`,
          { kind: 'producer', parent: traceparent, attributes: IN_MAIL_QUEUE },
          currentTraceparent,
        );
  return {
    outboxId: id,
    ...(requestId !== null && { requestId }),
    ...(continued !== undefined && { traceparent: continued }),
  };
};

/**
 * Makes queue jobs for due mails: at once when it is notified of new ones, and on a sweep every few seconds for whatever was missed, deferred or
 * lost. Any number of relays may run.
 */
@Injectable()
export class MailRelay implements BeforeApplicationShutdown {
  private readonly work = new CoalescedTask(() => this.run());
  private isUnreachable = false;

  constructor(
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue<MailJob>,
    private readonly outbox: OutboxRepository,
    private readonly listener: DatabaseListener,
    private readonly config: AppConfig,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(MailRelay.name);
  }

  start(): void {
    const wake = () => this.work.wake();
    this.listener.listen(OUTBOX_CHANNEL, { onNotice: wake, onOpen: wake });
    this.work.start(this.config.outboxSweepSeconds * 1000);
  }

  /** Resolves when the running batch is done. */
  beforeApplicationShutdown(): Promise<void> {
    return this.work.stop();
  }

  private async run(): Promise<void> {
    try {
      while (!this.work.isStopped) {
        const leased = await this.outbox.lease(BATCH);
        if (leased.length === 0 || !(await this.relay(leased)) || leased.length < BATCH) return;
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'The outbox could not be read');
    }
  }

  /** @returns false when the queue is unreachable; the leases are given back then */
  private async relay(leased: LeasedMail[]): Promise<boolean> {
    try {
      await pTimeout(this.add(leased), { milliseconds: ADD_TIMEOUT_MS, message: 'The queue did not answer in time' });
      if (this.isUnreachable) this.logger.info('The queue is reachable again');
      this.isUnreachable = false;
      return true;
    } catch (error) {
      if (!this.isUnreachable) this.logger.warn({ err: error }, 'The queue is unreachable; mails wait in the outbox');
      this.isUnreachable = true;
      await this.outbox.release(leased.map(({ id }) => id));
      return false;
    }
  }

  private async add(leased: LeasedMail[]): Promise<void> {
    const needed = await Promise.all(leased.map(async (mail) => !mail.sending && !(await this.isWaiting(mail))));
    const jobs = leased
      .filter((_, index) => needed[index])
      .map((mail) => ({ name: mail.kind, data: jobFor(mail), opts: { jobId: mailJobId(mail.id, mail.relays) } }));
    if (jobs.length > 0) await this.queue.addBulk(jobs);
  }

  /** Whether the job of a recent relay still waits in the queue. */
  private async isWaiting({ id, relays }: LeasedMail): Promise<boolean> {
    for (let relay = relays - 1; relay > Math.max(0, relays - 1 - RELAYS_LOOKED_BACK); relay -= 1) {
      const state = await this.queue.getJobState(mailJobId(id, relay));
      if (WAITING.has(state)) return true;
      if (state !== 'unknown') return false;
    }
    return false;
  }
}
