import { Migration } from '@mikro-orm/migrations';

const DAY = `(created_at at time zone 'Europe/Berlin')::date`;

/**
 * Recounts the orders and adds the difference to the figures. Recount and figures are read in one snapshot, and each change of an order is committed
 * with its row in the ledger, so orders can be written meanwhile.
 */
export class Migration20261124141500FirstOrderFigures extends Migration {
  override name = 'Migration20261124141500FirstOrderFigures';

  override up(): void {
    this.addSql(`set local work_mem = '64MB'`);
    this.addSql(`
      insert into order_figures (day, product_id, product_name, plan, status, orders, cents)
      select day, product_id, product_name, plan, status, sum(orders), sum(cents)
      from (
        select ${DAY}, product_id, product_name, coalesce(subscription_type, order_type), status, count(*), sum(product_price_cents::bigint)
        from orders where deleted_at is null group by 1, 2, 3, 4, 5
        union all
        select day, product_id, product_name, plan, status, -orders, -cents from order_figures
        union all
        select day, product_id, product_name, plan, status, -orders, -cents from order_figure_changes
      ) as lacking (day, product_id, product_name, plan, status, orders, cents)
      group by 1, 2, 3, 4, 5 having sum(orders) <> 0 or sum(cents) <> 0
      on conflict (day, product_id, plan, status, product_name) do update
        set orders = order_figures.orders + excluded.orders, cents = order_figures.cents + excluded.cents`);
    this.addSql(`
      insert into coupon_figures (day, coupon_code, status, orders, cents, discount_cents)
      select day, coupon_code, status, sum(orders), sum(cents), sum(discount_cents)
      from (
        select ${DAY}, coupon_code, status, count(*), sum(product_price_cents::bigint), sum(coupon_discount_cents::bigint)
        from orders where deleted_at is null and coupon_code is not null group by 1, 2, 3
        union all
        select day, coupon_code, status, -orders, -cents, -discount_cents from coupon_figures
        union all
        select day, coupon_code, status, -orders, -cents, -discount_cents from order_figure_changes where coupon_code is not null
      ) as lacking (day, coupon_code, status, orders, cents, discount_cents)
      group by 1, 2, 3 having sum(orders) <> 0 or sum(cents) <> 0 or sum(discount_cents) <> 0
      on conflict (day, coupon_code, status) do update
        set orders = coupon_figures.orders + excluded.orders, cents = coupon_figures.cents + excluded.cents,
          discount_cents = coupon_figures.discount_cents + excluded.discount_cents`);
  }

  override down(): void {
    // The added figures cannot be told apart from those of new orders.
  }
}
