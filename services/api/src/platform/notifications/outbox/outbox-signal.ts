import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Database } from '../../../database/database.js';

/** The channel on which workers are notified that the outbox has new rows. */
export const OUTBOX_CHANNEL = 'outbox';

const COALESCE_MS = 20;

/**
 * Notifies the workers of new mails, after the transaction that wrote them. Not by a trigger: a NOTIFY inside the order's transaction would
 * serialise all commits of the database. When a signal is lost, the relay's sweep finds the rows.
 */
@Injectable()
export class OutboxSignal implements OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(OutboxSignal.name);
  }

  /** Returns at once; calls within 20 ms become one NOTIFY. */
  wake(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.database.query(`select pg_notify('${OUTBOX_CHANNEL}', '')`).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'The worker could not be notified of new mails');
      });
    }, COALESCE_MS);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }
}
