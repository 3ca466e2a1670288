import type { NestExpressApplication } from '@nestjs/platform-express';
import { MikroORM } from '@mikro-orm/postgresql';
import { ORDER_STATUSES } from '@vitrine/schemas';
import { addProduct } from '../../../../test/fixtures/orders.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { seededRandom } from '../../../cli/bulk-orders/people.js';
import { Database } from '../../../database/database.js';
import { migrationOptions } from '../../../database/database-options.js';
import { foldFigures } from './fold-figures.js';

const SEED = 1868;
const PLACE = `
  insert into orders (id, product_id, product_name, order_type, subscription_type, language, original_price_cents, product_price_cents,
    coupon_code, coupon_discount_cents, customer, created_at)
  select gen_random_uuid(), $1, 'Signature ' || n % 2, case when n % 3 = 0 then 'product' else 'subscription' end,
    case n % 3 when 1 then 'monthly' when 2 then 'enhanced' end, 'de', 100000, 100000 - n, case when n % 4 = 0 then 'ATELIER10' end,
    case when n % 4 = 0 then n else 0 end, 'x', now() - make_interval(hours => n * 7)
  from generate_series(1, $2::integer) as n`;

/** Statements that change orders, with a number that chooses the order and a status. */
const CHANGES = [
  `update orders set status = $2 where id = (select id from orders order by seq offset $1 limit 1)`,
  `update orders set product_price_cents = product_price_cents + $1, version = version + length($2) where id = (select id from orders order by seq offset $1 limit 1)`,
  `update orders set deleted_at = case when deleted_at is null then now() end, updated_by = $2 where id = (select id from orders order by seq offset $1 limit 1)`,
  `delete from orders where id = (select id from orders where status = $2 order by seq offset $1 limit 1)`,
  `update orders set status = $2 where seq % 7 = $1 % 7`,
];

const DAY = `(created_at at time zone 'Europe/Berlin')::date`;
const RECOUNT = {
  order_figures: `select ${DAY} as day, product_name, coalesce(subscription_type, order_type) as plan, status, count(*)::integer as orders,
    sum(product_price_cents)::integer as cents from orders where deleted_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  coupon_figures: `select ${DAY} as day, coupon_code, status, count(*)::integer as orders, sum(product_price_cents)::integer as cents,
    sum(coupon_discount_cents)::integer as discount_cents
    from orders where deleted_at is null and coupon_code is not null group by 1, 2, 3 order by 1, 2, 3`,
};
const KEPT = {
  order_figures: `select day, product_name, plan, status, sum(orders)::integer as orders, sum(cents)::integer as cents
    from (select * from order_figures
      union all select day, product_id, product_name, plan, status, orders, cents from order_figure_changes) as figures
    group by 1, 2, 3, 4 having sum(orders) <> 0 or sum(cents) <> 0 order by 1, 2, 3, 4`,
  coupon_figures: `select day, coupon_code, status, sum(orders)::integer as orders, sum(cents)::integer as cents,
      sum(discount_cents)::integer as discount_cents
    from (select * from coupon_figures union all select day, coupon_code, status, orders, cents, discount_cents from order_figure_changes
      where coupon_code is not null) as figures
    group by 1, 2, 3 having sum(orders) <> 0 or sum(cents) <> 0 or sum(discount_cents) <> 0 order by 1, 2, 3`,
};
type Kept = keyof typeof KEPT;
const TABLES = Object.keys(KEPT) as Kept[];

let database: TestDatabase;
let app: NestExpressApplication;
let api: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url);
  api = app.get(Database);
  await database.query(PLACE, [await addProduct(database), 60]);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const kept = (table: Kept) => database.query(KEPT[table]);
const recounted = (table: Kept) => database.query(RECOUNT[table]);

test('the figures equal a recount after any changes of orders, also while they are folded', async () => {
  const random = seededRandom(SEED);
  const pick = <Of>(of: readonly Of[]): Of => of[Math.floor(random() * of.length)]!;
  for (let round = 0; round < 20; round += 1) {
    const changes = Array.from(
      { length: 8 },
      () => [pick(CHANGES), Math.floor(random() * 40), pick(ORDER_STATUSES)] as const,
    );
    await Promise.all([
      ...changes.map(([text, place, status]) => api.query(text, [place, status])),
      foldFigures(api),
      foldFigures(api),
    ]);
    for (const table of TABLES) expect(await kept(table)).toEqual(await recounted(table));
  }
  expect(await recounted('order_figures')).not.toEqual([]);
});

test('folding leaves no rows and changes no figure', async () => {
  await database.query(PLACE, [await addProduct(database), 30]);
  const before = await Promise.all(TABLES.map(kept));
  expect(await foldFigures(api)).toBeGreaterThan(0);
  expect(await foldFigures(api)).toBe(0);
  expect(await Promise.all(TABLES.map(kept))).toEqual(before);
});

test('a change that keeps status, price and day adds no row', async () => {
  await foldFigures(api);
  await database.query(`update orders set version = version + 1`);
  expect(await database.query('select * from order_figure_changes')).toEqual([]);
});

test('the migration counts orders from before the figures, while orders are written', async () => {
  const [tables, first] = ['Migration20261124140309OrderFigures', 'Migration20261124141500FirstOrderFigures'];
  const orm = await MikroORM.init({ ...migrationOptions(database.ownerUrl), logger: () => undefined });
  await orm.migrator.down({ migrations: [first] });
  await orm.migrator.down({ migrations: [tables] });
  await database.query(PLACE, [await addProduct(database), 10]);
  await orm.migrator.up({ migrations: [tables] });
  await database.query(PLACE, [await addProduct(database), 5]);
  await database.query(`update orders set status = 'completed', product_price_cents = 7 where seq % 5 = 0`);
  await orm.migrator.up({ migrations: [first] });
  await orm.close(true);
  for (const table of TABLES) expect(await kept(table)).toEqual(await recounted(table));
});
