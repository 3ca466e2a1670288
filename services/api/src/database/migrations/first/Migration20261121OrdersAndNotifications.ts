import { Migration } from '@mikro-orm/migrations';

/** Coupons, orders with their search index and counts, consents, idempotency keys, and the outbox of mails. */
export class Migration20261121OrdersAndNotifications extends Migration {
  override name = 'Migration20261121OrdersAndNotifications';

  override up(): void {
    this.addCoupons();
    this.addOrders();
    this.addOrderSearch();
    this.addOrderCounts();
    this.addOutbox();
  }

  override down(): void {
    for (const table of [
      'outbox',
      'order_counts',
      'order_search',
      'idempotency_keys',
      'consents',
      'coupon_uses',
      'orders',
      'coupons',
    ]) {
      this.addSql(`drop table ${table}`);
    }
    this.addSql('drop function count_orders()');
  }

  private addCoupons(): void {
    this.addSql(`
      create table coupons (
        id uuid primary key,
        code text not null unique check (code = upper(code)),
        name text not null,
        description text not null default '',
        discount_type text not null check (discount_type in ('percentage', 'fixed')),
        discount_value integer not null check (discount_value > 0),
        minimum_order_cents integer not null default 0 check (minimum_order_cents >= 0),
        maximum_discount_cents integer check (maximum_discount_cents > 0),
        usage_limit integer check (usage_limit > 0),
        user_usage_limit integer not null default 1 check (user_usage_limit > 0),
        usage_count integer not null default 0 check (usage_count >= 0),
        valid_from text not null,
        valid_until text,
        starts_at timestamptz not null,
        ends_at timestamptz,
        is_active boolean not null default true,
        applicable_products text[] not null default '{}',
        applicable_categories text[] not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      ) with (fillfactor = 50)`);
    this.addSql(`comment on column coupons.discount_value is 'cents (fixed) or hundredths of a percent (percentage)'`);
    this.addSql(
      `comment on column coupons.valid_from is 'as written: a day in Europe/Berlin or a time; starts_at is its moment'`,
    );
    this.addSql(`comment on column coupons.ends_at is 'first moment after the validity'`);
  }

  private addOrders(): void {
    this.addSql(`
      create table orders (
        id uuid primary key,
        seq bigint not null generated always as identity,
        product_id uuid not null,
        product_name text not null,
        order_type text not null check (order_type in ('product', 'accessory', 'subscription')),
        subscription_type text check (subscription_type in ('monthly', 'enhanced')),
        language text not null check (language in ('de', 'en')),
        status text not null default 'pending' check (status in ('pending', 'confirmed', 'completed', 'cancelled')),
        original_price_cents integer not null check (original_price_cents >= 0),
        coupon_id uuid,
        coupon_code text,
        coupon_discount_cents integer not null default 0 check (coupon_discount_cents >= 0),
        product_price_cents integer not null check (product_price_cents >= 0),
        monthly_price_cents integer check (monthly_price_cents >= 0),
        subscription_status text check (subscription_status in ('active', 'pending_renewal', 'expired')),
        subscription_ends_at timestamptz,
        customer text not null,
        notes text,
        admin_notes text,
        price_history jsonb not null default '[]',
        status_history jsonb not null default '[]',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz,
        check ((order_type = 'subscription') = (subscription_type is not null))
      )`);
    this.addSql(
      `comment on column orders.customer is 'encrypted JSON of the nine customer fields; place orders.customer:id'`,
    );
    this.addSql(`comment on column orders.notes is 'encrypted; place orders.notes:id'`);
    this.addSql(`comment on column orders.admin_notes is 'encrypted; place orders.admin_notes:id'`);
    this.addSql(`create unique index orders_seq on orders (seq) include (product_name, status)`);
    this.addSql(`create index orders_created on orders (created_at desc, id desc) where deleted_at is null`);
    this.addSql(`create index orders_status on orders (status, created_at desc, id desc) where deleted_at is null`);
    this.addSql(`create index orders_price on orders (product_price_cents, id) where deleted_at is null`);
    this.addSql(`create index orders_product_name on orders (product_name, seq) where deleted_at is null`);
    this.addSql(`create index orders_short_id on orders (right(id::text, 8))`);
    this.addSql(`
      create index orders_subscription on orders (subscription_status, subscription_ends_at)
      where order_type = 'subscription' and deleted_at is null`);
    this.addSql(`create index orders_deleted on orders (deleted_at) where deleted_at is not null`);
    this.addSql(`
      create table consents (
        order_id uuid primary key references orders (id) on delete cascade,
        data_processing_at timestamptz not null,
        marketing_at timestamptz,
        analytics_at timestamptz,
        received_at timestamptz not null
      )`);
    this.addSql(`comment on table consents is 'when each consent was given; null = not given'`);
    this.addSql(`
      create table coupon_uses (
        order_id uuid primary key references orders (id) on delete cascade,
        coupon_id uuid not null references coupons (id) on delete cascade,
        email_hash bytea not null,
        customer_email text not null,
        order_amount_cents integer not null,
        discount_cents integer not null,
        used_at timestamptz not null
      )`);
    this.addSql(
      `comment on column coupon_uses.customer_email is 'encrypted; place coupon_uses.customer_email:order_id'`,
    );
    this.addSql(`create index coupon_uses_customer on coupon_uses (coupon_id, email_hash)`);
    this.addSql(`
      create table idempotency_keys (
        key_hash bytea primary key,
        fingerprint bytea not null,
        response json not null,
        expires_at timestamptz not null
      )`);
    this.addSql(`create index idempotency_keys_expires on idempotency_keys (expires_at)`);
  }

  /**
   * One narrow row for each word beginning of an order. This is a table and not an array with a GIN index, because a GIN match must read the order's
   * page for every hit, also for an exact count, while this primary key answers count, intersection and first page by index-only scans
   * (100,000 hits in about 10 ms). It holds the order's number, which is half as wide as its id. Product names are not here, because they are few
   * and not personal: orders_product_name finds them. A deleted order has no rows here, so that a count does not read orders. Autovacuum runs early,
   * because index-only scans need a recent visibility map.
   */
  private addOrderSearch(): void {
    this.addSql(`
      create table order_search (
        token bigint not null,
        order_seq bigint not null,
        primary key (token, order_seq)
      ) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_insert_threshold = 10000)`);
    this.addSql(
      `comment on column order_search.token is 'keyed hash of the beginning of a word of name, e-mail or company'`,
    );
  }

  /**
   * Counts by status as a ledger of differences: an order adds a row instead of contending for one, a reader sums the few rows, and the worker
   * merges them.
   */
  private addOrderCounts(): void {
    this.addSql(`create table order_counts (status text not null, difference integer not null)`);
    this.addSql(`
      create function count_orders() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into order_counts (status, difference)
          select status, count(*) from after where deleted_at is null group by status;
        elsif tg_op = 'DELETE' then
          insert into order_counts (status, difference)
          select status, -count(*) from before where deleted_at is null group by status;
        else
          insert into order_counts (status, difference)
          select status, sum(difference)
          from (
            select status, 1 as difference from after where deleted_at is null
            union all
            select status, -1 from before where deleted_at is null
          ) as changes
          group by status having sum(difference) <> 0;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger orders_inserted after insert on orders referencing new table as after
      for each statement execute function count_orders()`);
    this.addSql(`
      create trigger orders_updated after update on orders referencing old table as before new table as after
      for each statement execute function count_orders()`);
    this.addSql(`
      create trigger orders_deleted after delete on orders referencing old table as before
      for each statement execute function count_orders()`);
  }

  private addOutbox(): void {
    this.addSql(`
      create table outbox (
        id uuid primary key,
        kind text not null check (kind in ('order-confirmation', 'order-notice')),
        order_id uuid not null references orders (id) on delete cascade,
        language text not null check (language in ('de', 'en')),
        status text not null default 'pending' check (status in ('pending', 'sent', 'failed')),
        attempts integer not null default 0,
        first_attempt_at timestamptz,
        relays integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        leased_until timestamptz,
        sending_until timestamptz,
        last_error text,
        message_id text,
        created_at timestamptz not null default now(),
        sent_at timestamptz
      ) with (fillfactor = 70)`);
    this.addSql(
      `comment on column outbox.leased_until is 'a queue job exists until then; afterwards it counts as lost'`,
    );
    this.addSql(`comment on column outbox.sending_until is 'a worker is talking to the mail server until then'`);
    this.addSql(
      `comment on column outbox.first_attempt_at is 'the end of trying is counted from it; anew when a failed mail is retried'`,
    );
    this.addSql(`create index outbox_due on outbox (next_attempt_at) where status = 'pending'`);
    this.addSql(`create index outbox_order on outbox (order_id, created_at)`);
  }
}
