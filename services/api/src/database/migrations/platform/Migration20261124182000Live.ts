import { Migration } from '@mikro-orm/migrations';

/** Tables whose changes are sent only to staff and not to other programs, with the rows' name in the changes. */
const THINGS = {
  demonstrations: 'demonstration',
  features: 'feature',
  articles: 'article',
  homepage_sections: 'section',
  reply_templates: 'reply-template',
} as const;

/** A UUID v7, which PostgreSQL itself can make from version 18. */
const EVENT_ID = `
  encode(
    set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
    'hex')::uuid`;

/** Live changes of the back-office: events with the account that caused them, changes that are sent only to staff, and the viewers of records. */
export class Migration20261124182000Live extends Migration {
  override name = 'Migration20261124182000Live';

  override up(): void {
    this.addTables();
    this.addWriters();
    this.tellOrders();
    this.tellContacts();
    this.tellThings();
    this.tellEntries();
  }

  private addTables(): void {
    this.addSql(`alter table events add column actor uuid`);
    this.addSql(
      `comment on column events.actor is 'account of who caused it; null = a customer, a program or the system'`,
    );
    this.addSql(`
      create table live_changes (
        id uuid primary key,
        generation integer not null,
        transaction bigint not null default pg_current_xact_id()::text::bigint,
        at timestamptz not null default clock_timestamp(),
        kind text not null,
        record_id uuid not null,
        actor uuid
      )`);
    this.addSql(
      `comment on table live_changes is 'what staff are told of and other programs are not; ids and kinds only'`,
    );
    this.addSql(`comment on column live_changes.transaction is 'number of the transaction of the change'`);
    this.addSql(
      `comment on column live_changes.actor is 'account of who caused it; null = a customer, a program or the system'`,
    );
    this.addSql(`create index live_changes_order on live_changes (generation, transaction)`);
    this.addSql(`
      create table record_viewers (
        kind text not null check (kind in ('order', 'contact')),
        record_id uuid not null,
        admin_id uuid not null references admins (id) on delete cascade,
        seen_at timestamptz not null default now(),
        primary key (kind, record_id, admin_id)
      )`);
    this.addSql(`comment on table record_viewers is 'who looks at which record at this moment'`);
    this.addSql(`create index record_viewers_of_admin on record_viewers (admin_id)`);
  }

  /** In PL/pgSQL, which caches the plan. */
  private addWriters(): void {
    this.addSql(`
      create function find_account(address text) returns uuid language plpgsql stable as $$
      begin
        return (select id from admins where email = address);
      end $$`);
    this.addSql(`
      create function write_event(kind text, facts jsonb, by_whom text) returns void language plpgsql as $$
      begin
        insert into events (id, generation, type, data, actor)
        values (${EVENT_ID}, (select generation from event_order), kind, facts, find_account(by_whom));
      end $$`);
    this.addSql(`
      create function write_live_change(what text, record uuid, by_whom uuid) returns void language plpgsql as $$
      begin
        insert into live_changes (id, generation, kind, record_id, actor)
        values (${EVENT_ID}, (select generation from event_order), what, record, by_whom);
      end $$`);
  }

  /** As before, with the account; and live changes for other updates, which are not sent to other programs. */
  private tellOrders(): void {
    this.addSql(`
      create or replace function tell_order() returns trigger language plpgsql as $$
      declare
        is_told boolean := false;
      begin
        if tg_op = 'INSERT' then
          perform write_event('order.created', jsonb_build_object(
            'id', new.id, 'status', new.status, 'orderType', new.order_type, 'subscriptionType', new.subscription_type,
            'productId', new.product_id, 'requestGroup', new.request_group,
            'originalPrice', round(new.original_price_cents / 100.0, 2), 'productPrice', round(new.product_price_cents / 100.0, 2)));
          return null;
        end if;
        if old.deleted_at is null and new.deleted_at is not null then
          perform write_event('order.deleted', jsonb_build_object('id', new.id), new.updated_by);
          is_told := true;
        elsif old.deleted_at is not null and new.deleted_at is null then
          perform write_event('order.restored', jsonb_build_object('id', new.id, 'status', new.status), new.updated_by);
          is_told := true;
        end if;
        if old.status <> new.status then
          perform write_event('order.status_changed', jsonb_build_object('id', new.id, 'from', old.status, 'to', new.status),
            new.updated_by);
          is_told := true;
        end if;
        if old.product_price_cents <> new.product_price_cents then
          perform write_event('order.price_changed', jsonb_build_object('id', new.id,
            'oldPrice', round(old.product_price_cents / 100.0, 2), 'newPrice', round(new.product_price_cents / 100.0, 2)),
            new.updated_by);
          is_told := true;
        end if;
        if old.subscription_status = 'active' and new.subscription_status in ('pending_renewal', 'expired') then
          perform write_event('subscription.ended', jsonb_build_object('id', new.id, 'status', new.subscription_status),
            new.updated_by);
          is_told := true;
        end if;
        if not is_told and old.version <> new.version then
          perform write_live_change('order.updated', new.id, find_account(new.updated_by));
        end if;
        return null;
      end $$`);
  }

  private tellContacts(): void {
    this.addSql(`
      create or replace function tell_contact() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform write_event('contact.created', jsonb_build_object('id', new.id, 'status', new.status));
        elsif tg_op = 'DELETE' then
          perform write_live_change('contact.deleted', old.id, null);
        elsif old.status <> new.status then
          perform write_event('contact.status_changed', jsonb_build_object('id', new.id, 'from', old.status, 'to', new.status),
            new.updated_by);
        elsif old.version <> new.version then
          perform write_live_change('contact.updated', new.id, find_account(new.updated_by));
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger contacts_gone after delete on contacts
      for each row execute function tell_contact()`);
  }

  private tellThings(): void {
    this.addSql(`
      create or replace function tell_thing() returns trigger language plpgsql as $$
      declare
        was_there boolean := tg_op <> 'INSERT' and to_jsonb(old) ->> 'deleted_at' is null;
        is_there boolean := tg_op <> 'DELETE' and to_jsonb(new) ->> 'deleted_at' is null;
      begin
        if is_there and not was_there then
          perform write_event(tg_argv[0] || '.created', jsonb_build_object('id', new.id, 'version', new.version), new.updated_by);
        elsif was_there and not is_there then
          perform write_event(tg_argv[0] || '.deleted', jsonb_build_object('id', old.id));
        elsif is_there and old.version <> new.version then
          perform write_event(tg_argv[0] || '.updated', jsonb_build_object('id', new.id, 'version', new.version), new.updated_by);
        end if;
        return null;
      end $$`);
    this.addSql(`
      create function tell_staff() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform write_live_change(tg_argv[0] || '.created', new.id, find_account(new.updated_by));
        elsif tg_op = 'DELETE' then
          perform write_live_change(tg_argv[0] || '.deleted', old.id, null);
        elsif old.version <> new.version then
          perform write_live_change(tg_argv[0] || '.updated', new.id, find_account(new.updated_by));
        end if;
        return null;
      end $$`);
    for (const [table, thing] of Object.entries(THINGS))
      this.addSql(`
        create trigger ${table}_live after insert or update or delete on ${table}
        for each row execute function tell_staff('${thing}')`);
  }

  /** An entry of a record's timeline changes its page. A text that is only re-encrypted or erased is no change. */
  private tellEntries(): void {
    this.addSql(`
      create function tell_entry() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.edited_at is not distinct from old.edited_at then return null; end if;
        perform write_live_change(
          case when new.order_id is not null then 'order' when new.contact_id is not null then 'contact' else 'demonstration' end || '.updated',
          coalesce(new.order_id, new.contact_id, new.demonstration_id),
          case when tg_op = 'INSERT' then new.admin_id else find_account(new.edited_by) end);
        return null;
      end $$`);
    this.addSql(`
      create trigger timeline_entries_live after insert or update of content on timeline_entries
      for each row execute function tell_entry()`);
  }
}
