import { Injectable } from '@nestjs/common';
import type { AuditDetails } from '../../../common/audit/audit-entry.js';
import { actingStaffEmail } from '../../../common/auth/acting-staff.js';
import { change, Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { RECORDS } from '../../desk/record-kind.js';
import { VisitorRequestRecords } from '../../desk/visitor-requests/visitor-request-records.js';
import { ContactPrivacy, type ContactText } from '../contact-privacy.js';

/** Contact requests, as the desk shows them. */
@Injectable()
export class ContactDeskRecords extends VisitorRequestRecords<ContactText, (typeof RECORDS)['contact']> {
  constructor(database: Database, privacy: ContactPrivacy) {
    super(RECORDS.contact, database, privacy);
  }

  /** A reply of staff sets the status `replied` (contract: A desk for several people). */
  override async onReply(connection: Queryable, id: string): Promise<AuditDetails> {
    const [before] = await run(connection, db.selectFrom('contacts').select('status').where('id', '=', id));
    if (!before || before.status === 'replied') return {};
    await change(
      connection,
      db
        .updateTable('contacts')
        .set((eb) => ({
          status: 'replied',
          version: eb('version', '+', 1),
          updated_at: now,
          updated_by: actingStaffEmail(),
        }))
        .where('id', '=', id),
    );
    return { status: [before.status, 'replied'] };
  }

  protected override title(text: ContactText | undefined): string {
    return text?.subject ?? '';
  }
}
