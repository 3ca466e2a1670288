import { Injectable } from '@nestjs/common';
import { sentence, type Reply } from '@vitrine/schemas';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { conflict } from '../../../common/errors/api-error.js';
import { UnreadableValueError } from '../../../common/personal-data/field-cipher.js';
import { newId } from '../../../common/ids.js';
import { Database } from '../../../database/database.js';
import { createReply } from '../../../platform/notifications/outbox/outbox-entry.js';
import { OutboxService } from '../../../platform/notifications/outbox/outbox.service.js';
import type { WorkedRecords } from '../desk-records.js';
import { lockRecord } from '../lock-record.js';
import { insertEntry } from '../timeline/entries.js';
import { EntryPrivacy } from '../timeline/entry-privacy.js';
import type { TimelineEntry } from '../timeline/timeline.dto.js';
import { Timeline } from '../timeline/timeline.service.js';

/** Replies of staff to customers: a mail whose text is stored, encrypted, as an entry of the timeline (contract: A desk for several people). */
@Injectable()
export class Replies {
  constructor(
    private readonly database: Database,
    private readonly privacy: EntryPrivacy,
    private readonly outbox: OutboxService,
    private readonly timeline: Timeline,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ApiError 404, 409 `CONFLICT` when the person was erased or their data cannot be read */
  async reply(
    records: WorkedRecords,
    recordId: string,
    { text }: Reply,
    actor: CurrentAdminInfo,
  ): Promise<TimelineEntry> {
    const { kind } = records;
    const { language } = await records.find(recordId);
    if (!(await this.hasCorrespondent(records, recordId))) throw conflict('CONFLICT', sentence('reply.nobody'));
    const id = newId();
    const mail = createReply(`reply-${kind.name}`, id, language);
    await this.database.transaction(async (connection) => {
      await lockRecord(connection, kind, recordId, 'update');
      await insertEntry(connection, kind, recordId, {
        id,
        kind: 'reply',
        actor,
        content: this.privacy.encrypt({ text }, id),
        details: { mail: mail.kind, language },
      });
      await this.outbox.add(mail, connection);
      const details = await records.onReply(connection, recordId);
      await this.audit.writeDeclared(connection, { details: { ...details, entry: id } });
    });
    return this.timeline.get(records, recordId, id, actor);
  }

  /** @returns whether the customer's address is stored and can be read */
  private async hasCorrespondent(records: WorkedRecords, recordId: string): Promise<boolean> {
    try {
      return (await records.findCorrespondent(recordId)) !== undefined;
    } catch (error) {
      if (error instanceof UnreadableValueError) return false;
      throw error;
    }
  }
}
