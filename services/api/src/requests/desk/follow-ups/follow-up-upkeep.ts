import { sql } from 'kysely';
import { newId } from '../../../common/ids.js';
import { change, Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { createFollowUpMail } from '../../../platform/notifications/outbox/outbox-entry.js';
import { OutboxService } from '../../../platform/notifications/outbox/outbox.service.js';
import { untilFewer } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { RECORDS, type WorkedKind } from '../record-kind.js';
import { countedAssignments, worksOn } from '../work/colleagues.js';
import { COMPANY_TODAY } from '../work/work-filter.js';

/** Follow-ups whose mails one transaction writes. */
const BATCH = 50;

interface DueFollowUp {
  entry: string;
  record: string;
}

/**
 * Writes the mails of due follow-ups into the outbox: to the assignee of the record, or, if there is none, to all who may change such records
 * (contract: A desk for several people). Each follow-up gets its mails once, however many workers run this at the same time.
 */
@Scheduled({ name: 'desk-follow-ups', pattern: '0 8 * * *' })
export class FollowUpUpkeep implements ScheduledJob {
  constructor(
    private readonly database: Database,
    private readonly outbox: OutboxService,
  ) {}

  async run(): Promise<{ followUps: number; mails: number }> {
    const written = { followUps: 0, mails: 0 };
    for (const kind of [RECORDS.order, RECORDS.contact]) {
      const taken = await untilFewer(BATCH, () =>
        this.database.transaction(async (connection) => {
          const due = await this.take(connection, kind);
          for (const followUp of due) written.mails += await this.writeMails(connection, kind, followUp);
          return due.length;
        }),
      );
      written.followUps += taken;
    }
    return written;
  }

  /** Marks due follow-ups as notified; skips those that another worker has locked. */
  private take(connection: Queryable, { table, reference, isPresent }: WorkedKind): Promise<DueFollowUp[]> {
    const column = sql.ref(reference);
    return run(
      connection,
      sql<DueFollowUp>`
        update follow_ups set notified_at = ${now}
        where entry_id in (
          select entry_id from follow_ups f
          where f.due_on <= ${sql.raw(COMPANY_TODAY)} and f.notified_at is null
            and exists (select from ${sql.table(table)} where id = f.${column} and ${isPresent})
          order by f.due_on, f.entry_id limit ${BATCH} for update skip locked
        )
        returning entry_id as entry, ${column} as record`,
    );
  }

  /** @returns the number of recipients */
  private async writeMails(connection: Queryable, kind: WorkedKind, { entry, record }: DueFollowUp): Promise<number> {
    const recipients = await this.listRecipients(connection, kind, record);
    for (const recipient of recipients) {
      const notice = newId();
      await change(
        connection,
        db.insertInto('follow_up_notices').values({ id: notice, entry_id: entry, admin_id: recipient.id }),
      );
      await this.outbox.add(createFollowUpMail(notice), connection);
    }
    return recipients.length;
  }

  /** The assignee, if they may still work on the record; else all accounts that may. */
  private listRecipients(connection: Queryable, kind: WorkedKind, record: string): Promise<{ id: string }[]> {
    return run(
      connection,
      sql<{ id: string }>`
        with assigned as (
          select a.admin_id as id from ${sql.raw(countedAssignments(kind))} a where a.${sql.ref(kind.reference)} = ${record}::uuid
        )
        select id from assigned
        union all select s.id from admins s where ${sql.raw(worksOn(kind, 's'))} and not exists (select from assigned)`,
    );
  }
}
