import { Migration } from '@mikro-orm/migrations';

const DAY = `(created_at at time zone 'Europe/Berlin')::date`;
const PLAN = `coalesce(subscription_type, order_type)`;
/** The groups in which an order is counted, in the order of the columns of `order_figure_changes`. */
const KEY = `${DAY}, product_id, product_name, ${PLAN}, status, coupon_code`;

/** @param table with rows of `orders` */
const sums = (table: string, sign: '' | '-'): string => `
  select ${KEY}, ${sign}count(*), ${sign}sum(product_price_cents::bigint), ${sign}sum(coupon_discount_cents::bigint)
  from ${table} where deleted_at is null group by 1, 2, 3, 4, 5, 6`;

/**
 * Number and value of each day's orders, by product, plan and status, and by coupon. They are kept in addition to the orders, so that figures of a
 * year read thousands of rows and not a million orders. An order adds a row instead of contending for one; the worker merges the rows. The next
 * migration adds the existing orders.
 */
export class Migration20261124140309OrderFigures extends Migration {
  override name = 'Migration20261124140309OrderFigures';

  override up(): void {
    this.addTables();
    this.addTrigger();
  }

  override down(): void {
    this.addSql('drop trigger orders_inserted on orders');
    this.addSql(`
      create trigger orders_inserted after insert on orders referencing new table as after
      for each statement execute function count_orders()`);
    for (const trigger of ['updated', 'deleted']) this.addSql(`drop trigger orders_${trigger}_figures on orders`);
    for (const name of ['count_new_order', 'add_order_figures']) this.addSql(`drop function ${name}()`);
    for (const table of ['order_figure_changes', 'order_figures', 'coupon_figures']) this.addSql(`drop table ${table}`);
  }

  private addTables(): void {
    this.addSql(`
      create table order_figure_changes (
        day date not null,
        product_id uuid not null,
        product_name text not null,
        plan text not null,
        status text not null,
        coupon_code text,
        orders integer not null,
        cents bigint not null,
        discount_cents bigint not null
      )`);
    this.addSql(`comment on table order_figure_changes is 'what is to be added to order_figures and coupon_figures'`);
    this.addSql(`
      create table order_figures (
        day date not null,
        product_id uuid not null,
        product_name text not null,
        plan text not null,
        status text not null,
        orders integer not null,
        cents bigint not null,
        primary key (day, product_id, plan, status, product_name)
      ) with (fillfactor = 70)`);
    this.addSql(`
      create table coupon_figures (
        day date not null,
        coupon_code text not null,
        status text not null,
        orders integer not null,
        cents bigint not null,
        discount_cents bigint not null,
        primary key (day, coupon_code, status)
      ) with (fillfactor = 70)`);
    for (const table of ['order_figure_changes', 'order_figures', 'coupon_figures'])
      this.addSql(`comment on column ${table}.day is 'on which the orders were placed, in Europe/Berlin'`);
  }

  private addTrigger(): void {
    // One row trigger for both ledgers costs a new order a quarter of the time of two statement triggers with transition tables.
    this.addSql(`
      create function count_new_order() returns trigger language plpgsql as $$
      begin
        insert into order_counts (status, difference) values (new.status, 1);
        insert into order_figure_changes values (
          ${DAY.replace('created_at', 'new.created_at')}, new.product_id, new.product_name, coalesce(new.subscription_type, new.order_type),
          new.status, new.coupon_code, 1, new.product_price_cents, new.coupon_discount_cents);
        return null;
      end $$`);
    this.addSql(`
      create function add_order_figures() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          insert into order_figure_changes ${sums('before', '-')};
        else
          insert into order_figure_changes
          select day, product_id, product_name, plan, status, coupon_code, sum(orders), sum(cents), sum(discount_cents)
          from (
            ${sums('after', '')}
            union all
            ${sums('before', '-')}
          ) as changes (day, product_id, product_name, plan, status, coupon_code, orders, cents, discount_cents)
          group by 1, 2, 3, 4, 5, 6
          having sum(orders) <> 0 or sum(cents) <> 0 or sum(discount_cents) <> 0;
        end if;
        return null;
      end $$`);
    this.addSql('drop trigger orders_inserted on orders');
    this.addSql(`
      create trigger orders_inserted after insert on orders
      for each row when (new.deleted_at is null) execute function count_new_order()`);
    this.addSql(`
      create trigger orders_updated_figures after update on orders referencing old table as before new table as after
      for each statement execute function add_order_figures()`);
    this.addSql(`
      create trigger orders_deleted_figures after delete on orders referencing old table as before
      for each statement execute function add_order_figures()`);
  }
}
