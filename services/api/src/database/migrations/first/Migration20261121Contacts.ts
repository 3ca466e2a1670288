import { Migration } from '@mikro-orm/migrations';

/** Contact requests with their search index; mails of the outbox can belong to a contact request. */
export class Migration20261121Contacts extends Migration {
  override name = 'Migration20261121Contacts';

  override up(): void {
    this.addSql(`
      create table contacts (
        id uuid primary key,
        request text not null,
        admin_notes text,
        language text not null check (language in ('de', 'en')),
        status text not null default 'new' check (status in ('new', 'read', 'replied', 'closed')),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(
      `comment on column contacts.request is 'encrypted JSON of name, email, subject and message; place contacts.request:id'`,
    );
    this.addSql(`comment on column contacts.admin_notes is 'encrypted; place contacts.admin_notes:id'`);
    this.addSql(`create index contacts_created on contacts (created_at desc, id desc)`);
    this.addSql(`create index contacts_status on contacts (status, created_at desc, id desc)`);
    this.addSql(`create index contacts_short_id on contacts (right(id::text, 8))`);
    this.addSql(`
      create table contact_search (
        token bigint not null,
        contact_id uuid not null references contacts (id) on delete cascade,
        primary key (token, contact_id)
      )`);
    this.addSql(
      `comment on column contact_search.token is 'keyed hash of the beginning of a word of name, e-mail or subject'`,
    );
    this.addSql(`create index contact_search_contact on contact_search (contact_id)`);

    this.addSql(`alter table outbox alter column order_id drop not null`);
    this.addSql(`
      alter table outbox
        add column contact_id uuid references contacts (id) on delete cascade,
        add column by_staff boolean not null default false`);
    this.addSql(`alter table outbox drop constraint outbox_kind_check`);
    this.addSql(`
      alter table outbox add constraint outbox_kind_check check (
        case
          when kind in ('order-confirmation', 'order-notice') then order_id is not null and contact_id is null
          when kind in ('contact-acknowledgement', 'contact-notice') then contact_id is not null and order_id is null
          else false
        end)`);
    this.addSql(`comment on column outbox.by_staff is 'staff asked for it; no limit per recipient holds it back'`);
    this.addSql(`create index outbox_contact on outbox (contact_id, created_at) where contact_id is not null`);
  }

  override down(): void {
    this.addSql(`delete from outbox where contact_id is not null`);
    this.addSql(`alter table outbox drop constraint outbox_kind_check`);
    this.addSql(`alter table outbox drop column contact_id, drop column by_staff`);
    this.addSql(`alter table outbox alter column order_id set not null`);
    this.addSql(
      `alter table outbox add constraint outbox_kind_check check (kind in ('order-confirmation', 'order-notice'))`,
    );
    this.addSql(`drop table contact_search`);
    this.addSql(`drop table contacts`);
  }
}
