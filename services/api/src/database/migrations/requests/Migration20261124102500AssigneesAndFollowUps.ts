import { Migration } from '@mikro-orm/migrations';

const RECORDS = { order_id: 'orders', contact_id: 'contacts' };

/** Assignees and follow-ups of orders and contact requests, the recipients of the follow-up mail, and replies, whose texts are entries. */
export class Migration20261124102500AssigneesAndFollowUps extends Migration {
  override name = 'Migration20261124102500AssigneesAndFollowUps';

  override up(): void {
    const references = Object.entries(RECORDS)
      .map(([column, table]) => `${column} uuid unique references ${table} (id) on delete cascade`)
      .join(', ');
    const ofOne = `check (num_nonnulls(${Object.keys(RECORDS).join(', ')}) = 1)`;
    this.addSql(`
      create table assignments (
        entry_id uuid primary key references timeline_entries (id) on delete cascade,
        ${references},
        admin_id uuid not null references admins (id) on delete cascade,
        ${ofOne}
      )`);
    this.addSql(`comment on table assignments is 'who answers a record; no row = nobody'`);
    this.addSql(`create index assignments_admin on assignments (admin_id)`);
    this.addSql(`
      create table follow_ups (
        entry_id uuid primary key references timeline_entries (id) on delete cascade,
        ${references},
        due_on date not null,
        notified_at timestamptz,
        ${ofOne}
      )`);
    this.addSql(
      `comment on table follow_ups is 'days on which staff come back to a record; the text is that of the entry'`,
    );
    this.addSql(`comment on column follow_ups.due_on is 'a day in Europe/Berlin'`);
    this.addSql(
      `comment on column follow_ups.notified_at is 'when the mails of its morning were written to the outbox'`,
    );
    this.addSql(`create index follow_ups_due on follow_ups (due_on)`);
    this.addSql(`
      create table follow_up_notices (
        id uuid primary key,
        entry_id uuid not null references follow_ups (entry_id) on delete cascade,
        admin_id uuid not null references admins (id) on delete cascade,
        unique (entry_id, admin_id)
      )`);
    this.addSql(`comment on table follow_up_notices is 'whom the mail about a follow-up goes to'`);
    this.addSql(`create index follow_up_notices_admin on follow_up_notices (admin_id)`);
    this.addSql(`
      alter table outbox
        add column follow_up_notice_id uuid references follow_up_notices (id) on delete cascade,
        add column entry_id uuid references timeline_entries (id) on delete cascade,
        drop constraint outbox_kind_check,
        add constraint outbox_kind_check check (
          num_nonnulls(order_id, contact_id, demonstration_id, admin_id, admin_session_id, follow_up_notice_id, entry_id) = 1 and
          case split_part(kind, '-', 1)
            when 'order' then order_id is not null
            when 'contact' then contact_id is not null
            when 'demonstration' then demonstration_id is not null
            when 'account' then admin_id is not null
            when 'session' then admin_session_id is not null
            when 'follow' then follow_up_notice_id is not null
            when 'reply' then entry_id is not null
            else false
          end) not valid`);
    this.addSql(
      `create index outbox_follow_up_notice on outbox (follow_up_notice_id) where follow_up_notice_id is not null`,
    );
    this.addSql(`create index outbox_entry on outbox (entry_id) where entry_id is not null`);
  }
}
