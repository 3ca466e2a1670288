import { Injectable } from '@nestjs/common';
import type { FollowUp } from '@vitrine/schemas';
import { sql } from 'kysely';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { newId } from '../../../common/ids.js';
import { change, Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { lockRecord } from '../lock-record.js';
import { RECORDS, type WorkedKind } from '../record-kind.js';
import { insertEntry } from '../timeline/entries.js';
import { EntryPrivacy } from '../timeline/entry-privacy.js';
import { countedAssignments } from '../work/colleagues.js';
import { COMPANY_TODAY } from '../work/work-filter.js';
import type { DueFollowUpsDto } from '../work/work.dto.js';

/** The follow-up days of records (contract: A desk for several people). */
@Injectable()
export class FollowUps {
  constructor(
    private readonly database: Database,
    private readonly privacy: EntryPrivacy,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Sets or removes the day, replacing the previous one. Every day that is set gets its own mail.
   * @throws ApiError 404, 409 `CONFLICT` when the person was erased
   */
  async set(kind: WorkedKind, recordId: string, { on, text }: FollowUp, actor: CurrentAdminInfo): Promise<void> {
    const id = newId();
    await this.database.transaction(async (connection) => {
      await lockRecord(connection, kind, recordId, 'update');
      const removed = await change(connection, db.deleteFrom('follow_ups').where(kind.reference, '=', recordId));
      if (on !== null || removed > 0)
        await insertEntry(connection, kind, recordId, {
          id,
          kind: 'follow-up',
          actor,
          content: on !== null && text ? this.privacy.encrypt({ text }, id) : null,
          details: { on },
        });
      if (on !== null)
        await change(
          connection,
          db
            .insertInto('follow_ups')
            .values({ entry_id: id, [kind.reference]: recordId, due_on: sql<Date>`${on}::date` }),
        );
      await this.audit.writeDeclared(connection, { details: { on } });
    });
  }

  /** Counts the due follow-ups of records that are assigned to an account or to nobody. */
  async countDue({ id, permissions }: CurrentAdminInfo): Promise<DueFollowUpsDto> {
    const [orders, contacts] = await Promise.all([
      permissions.includes('orders:write') ? this.count(RECORDS.order, id) : 0,
      permissions.includes('contacts:write') ? this.count(RECORDS.contact, id) : 0,
    ]);
    return { orders, contacts };
  }

  private async count(kind: WorkedKind, adminId: string): Promise<number> {
    const { table, reference, isPresent } = kind;
    const column = sql.ref(reference);
    const [counted] = await this.database.run(sql<{ n: number }>`
      select count(*)::integer as n from follow_ups f
      left join ${sql.raw(countedAssignments(kind))} a on a.${column} = f.${column}
      where f.due_on <= ${sql.raw(COMPANY_TODAY)} and (a.admin_id is null or a.admin_id = ${adminId}::uuid)
        and exists (select from ${sql.table(table)} where id = f.${column} and ${isPresent})`);
    return counted?.n ?? 0;
  }
}
