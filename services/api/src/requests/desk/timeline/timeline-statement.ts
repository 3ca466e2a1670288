import { sql, type RawBuilder } from 'kysely';
import { isInPresence } from '../../visitor-requests/presence.js';
import type { DeskRecords } from '../desk-records.js';
import { entryColumns, type StoredEntry } from './stored-entry.js';

/** The end of a page of a timeline: time in microseconds and id of its last entry. */
export interface TimelinePosition {
  at: string;
  id: string;
}

/** A row of a page of a timeline. */
export interface TimelineRow extends StoredEntry {
  /** {@link StoredEntry.at} in microseconds, which a `Date` does not hold. */
  exactly: string;
  /** Name of the account, where it has one. */
  admin_name: string | null;
  /** Name of the account that a record was assigned to. */
  assignee_name: string | null;
}

/** Why a reply has no mail any more: its row in the outbox is kept once it was sent. */
const ERASED_BEFORE_SENT = 'The data of the person were erased before the mail was sent';

/** The entries that staff wrote. A reply is a mail. */
const written = ({ kind: { reference } }: DeskRecords, id: string): RawBuilder<StoredEntry> => sql`
  select ${entryColumns({
    at: sql`e.at`,
    id: sql`e.id`,
    kind: sql`case e.kind when 'reply' then 'mail' else e.kind end`,
    admin_id: sql`e.admin_id`,
    admin_email: sql`e.admin_email`,
    content: sql`e.content`,
    details: sql`
      jsonb_build_object('version', e.version, 'editedAt', e.edited_at) || e.details ||
      case when e.kind <> 'reply' then '{}'
        when m.id is null then jsonb_build_object('status', 'failed', 'error', ${ERASED_BEFORE_SENT}::text)
        else jsonb_build_object('status', m.status, 'sentAt', m.sent_at, 'error', m.last_error) end`,
  })}
  from timeline_entries e left join outbox m on e.kind = 'reply' and m.entry_id = e.id
  where e.${sql.ref(reference)} = ${id}::uuid and ${isInPresence('present', 'e')}`;

/**
 * A mail is never older than its record, even if the clocks of the machines differ. The audit log has, by the id of the HTTP request, who sent a mail
 * again; a caller can repeat an id that somebody else used earlier, so the entry must be of the same time.
 */
const mails = (records: DeskRecords, id: string): RawBuilder<StoredEntry> => sql`
  select ${entryColumns({
    at: sql`greatest(m.created_at, r.created_at + interval '1 microsecond')`,
    id: sql`m.id`,
    kind: sql`'mail'`,
    admin_id: sql`a.admin_id`,
    admin_email: sql`a.admin_email`,
    details: sql`jsonb_build_object('mail', m.kind, 'status', m.status, 'sentAt', m.sent_at, 'error', m.last_error, 'language', m.language)`,
  })}
  from ${sql.table(records.kind.table)} r
  join outbox m on ${records.mails(id)}
  left join lateral (
    select l.admin_id, l.admin_email from audit_log l
    where m.by_staff and l.request_id = m.request_id and l.outcome = 'done' and l.admin_id is not null
      and l.at between m.created_at - interval '1 minute' and m.created_at + interval '1 minute'
    order by abs(extract(epoch from l.at - m.created_at)) limit 1
  ) as a on true
  where r.id = ${id}::uuid`;

/** Entries that only the audit log has; of changes, only those of the status. */
const audited = ({ audited: actions }: DeskRecords, id: string): RawBuilder<StoredEntry> => sql`
  select ${entryColumns({
    at: sql`l.at`,
    id: sql`l.id`,
    kind: sql`k.kind`,
    admin_id: sql`l.admin_id`,
    admin_email: sql`l.admin_email`,
    details: sql`case k.kind when 'status' then jsonb_build_object('from', l.details -> 'status' -> 0, 'to', l.details -> 'status' -> 1) end`,
  })}
  from audit_log l
  join unnest(${actions.map(({ action }) => action)}::text[], ${actions.map(({ kind }) => kind)}::text[]) as k (action, kind)
    on k.action = l.action
  where l.subject_id = ${id}::text and l.outcome = 'done' and (k.kind <> 'status' or l.details ? 'status')`;

/**
 * Entries of a record's timeline from several tables, newest first by time and id, an order that no later write changes.
 * @param chosen a condition on the entries, named `t`
 */
const select = (
  records: DeskRecords,
  id: string,
  chosen: RawBuilder<unknown>,
  limit: number,
): RawBuilder<TimelineRow> => {
  const parts = [records.facts(id), written(records, id), mails(records, id), audited(records, id)];
  return sql<TimelineRow>`
    with entries as (${sql.join(parts, sql` union all `)}),
      page as (select * from entries t where ${chosen} order by t.at desc, t.id desc limit ${limit})
    select p.*, to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exactly, who.name as admin_name,
      coalesce(nullif(assignee.name, ''), assignee.email) as assignee_name
    from page p
    left join lateral (
      select name from admins where id = p.admin_id or (p.admin_id is null and email = p.admin_email) limit 1
    ) as who on true
    left join admins assignee on p.kind = 'assignment' and assignee.id = (p.details ->> 'assignee')::uuid
    order by p.at desc, p.id desc`;
};

/** @param after the last entry that the client has; `undefined` = from the newest on */
export const selectTimeline = (
  records: DeskRecords,
  id: string,
  after: TimelinePosition | undefined,
  limit: number,
): RawBuilder<TimelineRow> =>
  select(records, id, after ? sql`(t.at, t.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`, limit);

/** One entry of a record's timeline. */
export const selectEntry = (records: DeskRecords, id: string, entryId: string): RawBuilder<TimelineRow> =>
  select(records, id, sql`t.id = ${entryId}::uuid`, 1);
