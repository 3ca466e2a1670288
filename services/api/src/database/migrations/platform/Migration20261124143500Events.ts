import { Migration } from '@mikro-orm/migrations';

/** Tables whose rows' creation, change and deletion are events, with the rows' name in the events. */
const THINGS = {
  products: 'product',
  accessories: 'accessory',
  stores: 'store',
  interviews: 'interview',
  content_pages: 'page',
  coupons: 'coupon',
} as const;

/** The events for other programs, written by triggers in the transaction of the change, so that no event is missed, whatever changes a table. */
export class Migration20261124143500Events extends Migration {
  override name = 'Migration20261124143500Events';

  override up(): void {
    this.addTables();
    this.addOrders();
    this.addContacts();
    this.addCoupons();
    this.addThings();
  }

  override down(): void {
    for (const table of Object.keys(THINGS)) this.addSql(`drop trigger ${table}_told on ${table}`);
    for (const table of ['orders', 'contacts', 'coupon_uses']) this.addSql(`drop trigger ${table}_told on ${table}`);
    for (const name of ['tell_thing', 'tell_coupon_use', 'tell_contact', 'tell_order', 'continue_event_order'])
      this.addSql(`drop function ${name}()`);
    this.addSql('drop function write_event(text, jsonb)');
    this.addSql('drop table events');
    this.addSql('drop table event_order');
  }

  /**
   * Events are delivered in the order of their transactions, each after all earlier numbered transactions have ended, so that no event appears before
   * one that was already delivered. Where a backup is restored, transactions are numbered from the start again, which begins a new generation.
   */
  private addTables(): void {
    this.addSql(`
      create table event_order (
        only_one boolean primary key default true check (only_one),
        generation integer not null default 1
      )`);
    this.addSql(`comment on column event_order.generation is 'raised where transactions are numbered anew'`);
    this.addSql(`insert into event_order default values`);
    this.addSql(`
      create table events (
        id uuid primary key,
        generation integer not null,
        transaction bigint not null default pg_current_xact_id()::text::bigint,
        seq bigint not null generated always as identity,
        at timestamptz not null default clock_timestamp(),
        type text not null,
        data jsonb not null
      )`);
    this.addSql(`comment on table events is 'what other programs are told; ids, states and amounts, nothing personal'`);
    this.addSql(`comment on column events.transaction is 'number of the transaction of the fact'`);
    this.addSql(`create unique index events_order on events (generation, transaction, seq)`);
    // The id is a UUID v7, which PostgreSQL itself can make from version 18. PL/pgSQL caches the plan; a function in SQL is planned at each call.
    this.addSql(`
      create function write_event(kind text, facts jsonb) returns void language plpgsql as $$
      begin
        insert into events (id, generation, type, data)
        values (
          encode(
            set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
              placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
            'hex')::uuid,
          (select generation from event_order), kind, facts);
      end $$`);
    this.addSql(`
      create function continue_event_order() returns void language sql as $$
        update event_order set generation = generation + 1
        where exists (
          select from events where generation = event_order.generation
            and transaction >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
        )
      $$`);
    this.addSql(
      `comment on function continue_event_order is 'after a restore: events of then come before those of now, whatever the numbers of transactions'`,
    );
  }

  private addOrders(): void {
    this.addSql(`
      create function tell_order() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform write_event('order.created', jsonb_build_object(
            'id', new.id, 'status', new.status, 'orderType', new.order_type, 'subscriptionType', new.subscription_type,
            'productId', new.product_id, 'requestGroup', new.request_group,
            'originalPrice', round(new.original_price_cents / 100.0, 2), 'productPrice', round(new.product_price_cents / 100.0, 2)));
          return null;
        end if;
        if old.deleted_at is null and new.deleted_at is not null then
          perform write_event('order.deleted', jsonb_build_object('id', new.id));
        elsif old.deleted_at is not null and new.deleted_at is null then
          perform write_event('order.restored', jsonb_build_object('id', new.id, 'status', new.status));
        end if;
        if old.status <> new.status then
          perform write_event('order.status_changed', jsonb_build_object('id', new.id, 'from', old.status, 'to', new.status));
        end if;
        if old.product_price_cents <> new.product_price_cents then
          perform write_event('order.price_changed', jsonb_build_object('id', new.id,
            'oldPrice', round(old.product_price_cents / 100.0, 2), 'newPrice', round(new.product_price_cents / 100.0, 2)));
        end if;
        if old.subscription_status = 'active' and new.subscription_status in ('pending_renewal', 'expired') then
          perform write_event('subscription.ended', jsonb_build_object('id', new.id, 'status', new.subscription_status));
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger orders_told after insert or update of status, deleted_at, product_price_cents, subscription_status on orders
      for each row execute function tell_order()`);
  }

  private addContacts(): void {
    this.addSql(`
      create function tell_contact() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform write_event('contact.created', jsonb_build_object('id', new.id, 'status', new.status));
        elsif old.status <> new.status then
          perform write_event('contact.status_changed', jsonb_build_object('id', new.id, 'from', old.status, 'to', new.status));
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger contacts_told after insert or update of status on contacts
      for each row execute function tell_contact()`);
  }

  private addCoupons(): void {
    this.addSql(`
      create function tell_coupon_use() returns trigger language plpgsql as $$
      begin
        perform write_event('coupon.redeemed', jsonb_build_object(
          'id', new.coupon_id, 'orderId', new.order_id, 'discount', round(new.discount_cents / 100.0, 2)));
        return null;
      end $$`);
    this.addSql(`
      create trigger coupon_uses_told after insert on coupon_uses
      for each row execute function tell_coupon_use()`);
  }

  /** Only updates that increment the version are changes, not the counting of a coupon's use. A row that waits for its purge counts as deleted. */
  private addThings(): void {
    this.addSql(`
      create function tell_thing() returns trigger language plpgsql as $$
      declare
        was_there boolean := tg_op <> 'INSERT' and to_jsonb(old) ->> 'deleted_at' is null;
        is_there boolean := tg_op <> 'DELETE' and to_jsonb(new) ->> 'deleted_at' is null;
      begin
        if is_there and not was_there then
          perform write_event(tg_argv[0] || '.created', jsonb_build_object('id', new.id, 'version', new.version));
        elsif was_there and not is_there then
          perform write_event(tg_argv[0] || '.deleted', jsonb_build_object('id', old.id));
        elsif is_there and old.version <> new.version then
          perform write_event(tg_argv[0] || '.updated', jsonb_build_object('id', new.id, 'version', new.version));
        end if;
        return null;
      end $$`);
    for (const [table, thing] of Object.entries(THINGS))
      this.addSql(`
        create trigger ${table}_told after insert or update or delete on ${table}
        for each row execute function tell_thing('${thing}')`);
  }
}
