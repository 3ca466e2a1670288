import { Migration } from '@mikro-orm/migrations';

const RECORDS = { order_id: 'orders', contact_id: 'contacts', demonstration_id: 'demonstrations' };

/** Timeline entries that staff write for an order, a contact request or a request for a demonstration; the others follow from data that is stored already. */
export class Migration20261124062132TimelineEntries extends Migration {
  override name = 'Migration20261124062132TimelineEntries';

  override up(): void {
    const references = Object.entries(RECORDS).map(
      ([column, table]) => `${column} uuid references ${table} (id) on delete cascade`,
    );
    this.addSql(`
      create table timeline_entries (
        id uuid primary key,
        ${references.join(', ')},
        kind text not null,
        at timestamptz not null default now(),
        admin_id uuid,
        admin_email text not null,
        content text,
        details jsonb not null default '{}',
        version integer not null default 1,
        edited_at timestamptz,
        edited_by text,
        check (num_nonnulls(${Object.keys(RECORDS).join(', ')}) = 1)
      )`);
    const comments = {
      kind: 'what staff did: note, reply, assignment or follow-up',
      admin_id: 'account of who did it; null = nobody signed in',
      admin_email: 'its address, as in audit_log',
      content: 'encrypted JSON of the texts; place timeline_entries.content:id; null = none, or erased',
      details: 'ids, days and names of kinds; nothing personal',
      edited_by: 'e-mail address of the administrator who changed the text last',
    };
    for (const [column, comment] of Object.entries(comments))
      this.addSql(`comment on column timeline_entries.${column} is '${comment}'`);
    for (const column of Object.keys(RECORDS))
      this.addSql(
        `create index timeline_entries_${column.replace('_id', '')} on timeline_entries (${column}, at) where ${column} is not null`,
      );
  }
}
