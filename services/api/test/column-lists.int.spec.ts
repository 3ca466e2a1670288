import { MikroORM } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ORDER_COLUMNS } from '../src/requests/orders/order-row.js';
import { addAccessory, addProduct } from './fixtures/orders.js';
import { createTestApp } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

interface Column {
  name: string;
  type: string;
}

const columnsOf = (table: string) =>
  database.query<Column>(
    `select column_name as name, data_type as type from information_schema.columns where table_name = $1 order by 1`,
    [table],
  );

/** Columns that only the upkeep's statements read and write. */
const WITHOUT_PROPERTY: Readonly<Record<string, readonly string[]>> = {
  media_files: ['removed_at', 'unreferenced_since', 'variant_attempts', 'variants_queued_at'],
};

test('every entity has the columns of its table, and no others', async () => {
  const entities = [...app.get(MikroORM).getMetadata().getAll().values()].filter(({ tableName }) => tableName);
  expect(entities.length).toBeGreaterThan(9);
  for (const { tableName, props } of entities) {
    const table = (await columnsOf(tableName)).map(({ name }) => name);
    const entity = props.filter(({ persist }) => persist !== false).flatMap(({ fieldNames }) => fieldNames);
    const columns = [...entity, ...(WITHOUT_PROPERTY[tableName] ?? [])].sort();
    expect({ tableName, columns }).toEqual({ tableName, columns: table });
  }
});

test('orders are read with every column except two that no staff answer needs', async () => {
  const names = ORDER_COLUMNS.split(', ').map((column) => column.split('.')[1]);
  expect([...names, 'deleted_at', 'email_token'].sort()).toEqual((await columnsOf('orders')).map(({ name }) => name));
});

/** Columns of every table that hold nothing for visitors. */
const OF_EVERY_TABLE = ['translations', 'updated_by'];

/** Columns that the visitors' search leaves out on purpose; a new text column must be listed here or be added to the table's search trigger. */
const UNSEARCHED: Readonly<Record<string, readonly string[]>> = {
  products: ['header_video', 'image', 'images', 'product_video', 'video', 'video_heading'],
  accessories: ['category', 'images', 'main_image', 'size'],
  stores: ['email', 'image', 'opening_hours', 'phone', 'time_zone', 'website'],
  content_pages: ['page_type'],
};
const SHAPES: Readonly<Record<string, (word: string) => unknown>> = {
  'products.features': (word) => [{ title: word, id: null }],
  'accessories.specifications': (word) => ({ [word]: word }),
};

async function newRow(table: string): Promise<string> {
  if (table === 'products') return addProduct(database);
  if (table === 'accessories') return addAccessory(database);
  const [row] = await database.query<{ id: string }>(
    table === 'stores'
      ? `insert into stores (id, name, address, city, country) values (gen_random_uuid(), 'a', 'b', 'c', 'd') returning id`
      : `insert into content_pages (id, page_type, title) values (gen_random_uuid(), 'imprint', 'a') returning id`,
  );
  return row?.id ?? '';
}

test.each(Object.entries(UNSEARCHED))('the search looks through every text of %s', async (table, unsearched) => {
  const id = await newRow(table);
  const texts = (await columnsOf(table)).filter(
    ({ name, type }) => /text|json/.test(type) && !OF_EVERY_TABLE.includes(name),
  );
  const missed: string[] = [];
  for (const { name, type } of texts) {
    if (unsearched.includes(name)) continue;
    const word = `w${name.replaceAll('_', '')}w`;
    const shape = SHAPES[`${table}.${name}`] ?? ((text: string) => (type === 'text' ? text : [text]));
    const value = shape(word);
    await database.query(`update ${table} set ${name} = $2 where id = $1`, [
      id,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    const found = await database.query(
      `select 1 from search_entries where entity_id = $1 and position($2 in concat(words_de, words_en)) > 0`,
      [id, word],
    );
    if (found.length === 0) missed.push(name);
  }
  expect(texts.map(({ name }) => name)).toEqual(expect.arrayContaining([...unsearched]));
  expect(missed).toEqual([]);
});
