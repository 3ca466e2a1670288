import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { storedFile } from './catalogue.js';
import { SUBSET_OPERATIONS, type SubsetOperation } from './fixtures/admin-fields.js';
import { contact } from './fixtures/contacts.js';
import { demonstration } from './fixtures/demonstrations.js';
import { ADMIN, addProduct, orderFor, signIn } from './fixtures/orders.js';
import { addStaff } from './staff.js';
import { createTestApp } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}
type Row = Record<string, unknown>;

const document = JSON.parse(readFileSync(join(process.cwd(), '../../contracts/openapi/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** Columns that every change writes; a `version` in a body is the row's current one. */
const OF_EVERY_ROW = ['version', 'updated_at'];

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  request(app.getHttpServer())[method](path).auth(token, { type: 'bearer' }).send(body);

/** The fields of a request body in the OpenAPI document, without `version`. */
function documented(path: string, method: string): string[] {
  const content = document.paths[path]?.[method]?.requestBody?.content['application/json'];
  const name = content?.schema.$ref?.split('/').at(-1);
  const schema = name === undefined ? content?.schema : document.components.schemas[name];
  return Object.keys(schema?.properties ?? {}).filter((field) => field !== 'version');
}

const bodyOf = ({ fields }: SubsetOperation, which: 0 | 1) =>
  Object.fromEntries(Object.entries(fields).map(([field, values]) => [field, values[which]]));

const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

async function newRow({ create, table }: SubsetOperation, body: object): Promise<string> {
  if (create !== undefined) {
    const answer = await call('post', create, body);
    expect(answer.status).toBe(201);
    return (answer.body as { id: string }).id;
  }
  if (table === 'orders') {
    const productId = await addProduct(database);
    const order = orderFor(productId, { orderType: 'subscription', subscriptionType: 'monthly' });
    return ((await call('post', '/api/orders', order)).body as { id: string }).id;
  }
  if (table === 'media_files') return storedFile(database, '/uploads/a.webp');
  if (table === 'admins') return addStaff(database, { email: 'anna@vitrine.example' });
  if (table === 'contacts') return ((await call('post', '/api/contacts', contact)).body as { id: string }).id;
  if (table === 'demonstrations')
    return ((await call('post', '/api/demonstrations', demonstration())).body as { id: string }).id;
  const [row] = await database.query<{ id: string }>(`select id from ${table}`);
  return row?.id ?? '';
}

/** The row as staff see it. */
async function shown({ read }: SubsetOperation, id: string): Promise<Row> {
  const { body } = await call('get', read.replace('{id}', id));
  const lists = [body, ...Object.values(body as object)].filter(Array.isArray) as Row[][];
  return lists.flat().find((row) => row['id'] === id) ?? (body as Row);
}

async function stored({ table }: SubsetOperation, id: string): Promise<Row> {
  const [row] = await database.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t where id = $1`, [id]);
  return row?.row ?? {};
}

/** Tables of what visitors send. */
const VISITORS = ['contacts', 'demonstrations'];

/** Paths of a row or of its status; other paths below a row, such as `/assignee`, replace their whole value. */
const OF_A_ROW = /\/\{id\}(\/status)?$/;

test('every operation that takes a subset is listed', () => {
  const subsets = Object.entries(document.paths).flatMap(([path, methods]) =>
    OF_A_ROW.test(path) && 'put' in methods ? [path] : [],
  );
  expect(Object.keys(SUBSET_OPERATIONS).sort()).toEqual([...subsets, '/api/hero', '/api/admin/settings'].sort());
});

describe.each(Object.entries(SUBSET_OPERATIONS))('a change through %s', (path, operation) => {
  const { method, fields, columns = {}, appendTo = {}, fixed = [], beside = [] } = operation;

  test('takes exactly the fields that are tried here', () => {
    expect(Object.keys(fields).sort()).toEqual(documented(path, method).sort());
  });

  test('stores every field, and writes only the columns of the fields that were sent', async () => {
    const first = bodyOf(operation, 0);
    const id = await newRow(operation, first);
    const address = path.replace('{id}', id);
    expect(await call(method, address, first)).toMatchObject({ status: 200 });
    const isAnswered = (field: string) => !(field in appendTo) && !beside.includes(field);
    const expected: Row = Object.fromEntries(Object.entries(first).filter(([field]) => isAnswered(field)));
    for (const [field, list] of Object.entries(appendTo))
      expected[list] = [...(expected[list] as string[]), ...(first[field] as string[])];
    expect(await shown(operation, id)).toMatchObject(expected);

    for (const [field, [, value]] of Object.entries(fields)) {
      const before = await stored(operation, id);
      // A change of a visitor's request must have a status; the current one changes nothing.
      const needed = VISITORS.includes(operation.table) ? { status: before['status'] } : {};
      expect((await call(method, address, { ...needed, [field]: value })).status).toBe(200);

      const list = appendTo[field];
      if (list !== undefined) expected[list] = [...(expected[list] as string[]), ...(value as string[])];
      else if (!fixed.includes(field) && isAnswered(field)) expected[field] = value;
      expect(await shown(operation, id)).toMatchObject(expected);

      const after = await stored(operation, id);
      const written = Object.keys(after).filter((column) => {
        return !OF_EVERY_ROW.includes(column) && JSON.stringify(after[column]) !== JSON.stringify(before[column]);
      });
      const own = fixed.includes(field) || beside.includes(field) ? [] : (columns[field] ?? [snake(list ?? field)]);
      expect({ field, written: written.sort() }).toEqual({ field, written: [...own].sort() });
    }
  });
});
