import { Migration } from '@mikro-orm/migrations';

/** Requests for a demonstration with their search index; mails of the outbox can belong to one. */
export class Migration20261123211500Demonstrations extends Migration {
  override name = 'Migration20261123211500Demonstrations';

  override up(): void {
    this.addSql(`
      create table demonstrations (
        id uuid primary key,
        kind text not null check (kind in ('store', 'video')),
        store_id uuid,
        place text check ((place is null) = (kind = 'video')),
        time_zone text not null,
        request text not null,
        wishes timestamptz[] not null check (cardinality(wishes) between 1 and 3),
        appointment timestamptz,
        calendar_sequence integer not null default 0,
        consented_at timestamptz not null,
        admin_notes text,
        language text not null check (language in ('de', 'en')),
        status text not null default 'new' check (status in ('new', 'confirmed', 'declined', 'done')),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        updated_by text,
        check (status <> 'confirmed' or appointment is not null)
      )`);
    const comments = {
      store_id: 'the store as it was chosen, which may be deleted since',
      place: 'name and address of the store when it was chosen; null = video call',
      time_zone: 'IANA name of the zone in which the times are shown to the visitor',
      request: 'encrypted JSON of name, email, telephone, company and notes; place demonstrations.request:id',
      wishes: 'the times asked for, the best first',
      appointment: 'the confirmed time',
      calendar_sequence: 'SEQUENCE of the calendar entry sent last (RFC 5545, section 3.8.7.4)',
      consented_at: 'when the visitor consented to the processing of the request',
      admin_notes: 'encrypted; place demonstrations.admin_notes:id',
      updated_by: 'e-mail address of the administrator who changed the row last',
    };
    for (const [column, comment] of Object.entries(comments))
      this.addSql(`comment on column demonstrations.${column} is '${comment}'`);
    this.addSql(`create index demonstrations_created on demonstrations (created_at desc, id desc)`);
    this.addSql(`create index demonstrations_status on demonstrations (status, created_at desc, id desc)`);
    this.addSql(`create index demonstrations_short_id on demonstrations (right(id::text, 8))`);
    this.addSql(`
      create table demonstration_search (
        token bigint not null,
        demonstration_id uuid not null references demonstrations (id) on delete cascade,
        primary key (token, demonstration_id)
      )`);
    this.addSql(
      `comment on column demonstration_search.token is 'keyed hash of the beginning of a word of name, company or e-mail'`,
    );
    this.addSql(`create index demonstration_search_demonstration on demonstration_search (demonstration_id)`);

    this.addSql(`alter table outbox add column demonstration_id uuid references demonstrations (id) on delete cascade`);
    this.addSql(`alter table outbox drop constraint outbox_kind_check`);
    this.addSql(`
      alter table outbox add constraint outbox_kind_check check (
        num_nonnulls(order_id, contact_id, demonstration_id) = 1 and
        case
          when kind in ('order-confirmation', 'order-notice') then order_id is not null
          when kind in ('contact-acknowledgement', 'contact-notice') then contact_id is not null
          when kind in ('demonstration-acknowledgement', 'demonstration-notice', 'demonstration-confirmation',
            'demonstration-refusal') then demonstration_id is not null
          else false
        end)`);
    this.addSql(
      `create index outbox_demonstration on outbox (demonstration_id, created_at) where demonstration_id is not null`,
    );
  }

  override down(): void {
    this.addSql(`delete from outbox where demonstration_id is not null`);
    this.addSql(`alter table outbox drop constraint outbox_kind_check`);
    this.addSql(`alter table outbox drop column demonstration_id`);
    this.addSql(`
      alter table outbox add constraint outbox_kind_check check (
        case
          when kind in ('order-confirmation', 'order-notice') then order_id is not null and contact_id is null
          when kind in ('contact-acknowledgement', 'contact-notice') then contact_id is not null and order_id is null
          else false
        end)`);
    this.addSql(`drop table demonstration_search`);
    this.addSql(`drop table demonstrations`);
  }
}
