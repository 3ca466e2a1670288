import { sql } from 'kysely';
import type { Database } from '../../../database/database.js';

/** Rows that one statement folds. */
const FOLDED_AT_ONCE = 50_000;

const FOLD = sql<{ n: number }>`
  with taken as (
    delete from order_figure_changes
    where ctid = any(array(select ctid from order_figure_changes limit ${FOLDED_AT_ONCE} for update skip locked))
    returning *
  ), by_product as (
    insert into order_figures (day, product_id, product_name, plan, status, orders, cents)
    select day, product_id, product_name, plan, status, sum(orders), sum(cents) from taken group by 1, 2, 3, 4, 5 order by 1, 2, 4, 5, 3
    on conflict (day, product_id, plan, status, product_name) do update
      set orders = order_figures.orders + excluded.orders, cents = order_figures.cents + excluded.cents
  ), by_coupon as (
    insert into coupon_figures (day, coupon_code, status, orders, cents, discount_cents)
    select day, coupon_code, status, sum(orders), sum(cents), sum(discount_cents) from taken
    where coupon_code is not null group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, coupon_code, status) do update
      set orders = coupon_figures.orders + excluded.orders, cents = coupon_figures.cents + excluded.cents,
        discount_cents = coupon_figures.discount_cents + excluded.discount_cents
  )
  select count(*)::integer as n from taken`;

/**
 * Folds the rows that changes of orders added into the figures of each day; readers see the same sums before and after. May run concurrently.
 * @returns the number of folded rows
 */
export async function foldFigures(database: Database): Promise<number> {
  let folded = 0;
  for (;;) {
    const [row] = await database.run(FOLD);
    const taken = row?.n ?? 0;
    folded += taken;
    if (taken < FOLDED_AT_ONCE) return folded;
  }
}
