import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { createAccountMail } from '../../notifications/outbox/outbox-entry.js';
import { OutboxService } from '../../notifications/outbox/outbox.service.js';

/** Tells of webhooks that the system switched off. */
@Injectable()
export class EndedWebhooks {
  constructor(
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
  ) {}

  /** Writes a mail to each active owner, and the entry of the audit log, in the transaction that switches it off. */
  async tell(connection: Queryable, webhookId: string, reason: 'gone' | 'failing'): Promise<void> {
    const owners = await run(
      connection,
      db.selectFrom('admins').select('id').where('role', '=', 'owner').where('state', '=', 'active').orderBy('id'),
    );
    for (const { id } of owners) await this.outbox.add(createAccountMail('account-webhook-ended', id), connection);
    await this.audit.write(
      { actor: 'system', action: 'webhook.end', subjectType: 'webhook', subjectId: webhookId, details: { reason } },
      connection,
    );
  }
}
