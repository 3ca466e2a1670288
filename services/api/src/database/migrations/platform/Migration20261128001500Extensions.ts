import { Migration } from '@mikro-orm/migrations';

const SUBJECTS = [
  'order_id',
  'contact_id',
  'demonstration_id',
  'admin_id',
  'admin_session_id',
  'follow_up_notice_id',
  'entry_id',
];

/** The first word of each kind of Vitrine's own mails, with the column of the mail's subject. */
const KINDS = `
  case split_part(kind, '-', 1)
    when 'order' then order_id is not null
    when 'contact' then contact_id is not null
    when 'demonstration' then demonstration_id is not null
    when 'account' then admin_id is not null
    when 'session' then admin_session_id is not null
    when 'follow' then follow_up_notice_id is not null
    when 'reply' then entry_id is not null
    else false
  end`;

/** Mails of extensions, whose kind is the extension's name, a colon and a word; and the position of each of their consumers in the events. */
export class Migration20261128001500Extensions extends Migration {
  override up(): void {
    this.addSql(`
      alter table outbox
        add column extension_subject uuid,
        drop constraint outbox_kind_check,
        add constraint outbox_kind_check check (
          num_nonnulls(${SUBJECTS.join(', ')}, extension_subject) = 1 and
          case when kind like '%:%' then extension_subject is not null else ${KINDS} end) not valid`);
    this.addSql(
      `comment on column outbox.extension_subject is 'what the mail of an extension is about: the id of a row of its own'`,
    );
    this.addSql(`create index outbox_extension on outbox (extension_subject) where extension_subject is not null`);
    this.addSql(`
      create table event_consumers (
        name text primary key,
        generation integer not null,
        transaction bigint not null,
        seq bigint not null
      )`);
    this.addSql(`comment on table event_consumers is 'the last event that each consumer of an extension has received'`);
  }

  override down(): void {
    this.addSql(`drop table event_consumers`);
    this.addSql(`delete from outbox where extension_subject is not null`);
    this.addSql(`
      alter table outbox
        drop constraint outbox_kind_check,
        drop column extension_subject,
        add constraint outbox_kind_check check (num_nonnulls(${SUBJECTS.join(', ')}) = 1 and ${KINDS}) not valid`);
  }
}
