import type { NestExpressApplication } from '@nestjs/platform-express';
import request, { type Test } from 'supertest';
import { storedFile } from '../catalogue.js';
import { document, operations, type Parameter } from '../contract/openapi-document.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { picture } from '../uploads/pictures.js';
import { differences, matching } from './conformity.js';

type Example = Record<string, unknown>;
type Operation = (typeof operations)[number];

/** The id that every example uses for the id of whatever there is. */
const ID = '0197a3f2-7c1e-7000-8000-000000000000';
const UNKNOWN_ID = '0197aaaa-0000-7000-8000-000000000000';

const getExample = ({ operation }: Operation) =>
  operation.requestBody?.content['application/json']?.example as Example | undefined;
const named = (name: string): Operation => {
  const found = operations.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found;
};
const signInExample = getExample(named('POST /api/admin/login')) as { email: string; password: string };

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
/** Ids of what the examples made, by the beginning of the paths of its kind, such as `/api/products`. */
const ids = new Map<string, string>();
/** The answers to what made them. */
const made: [name: string, answer: Awaited<Test>][] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { email, password } = signInExample;
  const limits = ['ORDERS', 'CONTACTS', 'COUPONS', 'SEARCH', 'LOGIN'].map((name) => [`RATE_LIMIT_${name}`, '1000/60s']);
  app = await createTestApp(database.url, {
    environment: { ...Object.fromEntries(limits), ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  });
  const examples = JSON.stringify(operations.map(getExample));
  for (const path of new Set(examples.match(/\/uploads\/[\w.-]+/g))) await storedFile(database, path);
  await makeAll();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const signIn = async () => String((await send(named('POST /api/admin/login'))).body.token);

/** Sends every example that makes something, each kind before those whose examples name it. */
async function makeAll(): Promise<void> {
  token = await signIn();
  const sessions = await call(named('GET /api/admin/sessions'), '/api/admin/sessions');
  ids.set('/api/admin/sessions', String(sessions.body[0].id));
  token = await signIn();
  const creating = operations.filter((each) => '201' in each.operation.responses && getExample(each));
  const orders = named('POST /api/orders');
  for (const each of [...creating.filter((other) => other !== orders), orders]) {
    const answer = await send(
      each,
      each.operation.parameters.filter((parameter) => isSent(parameter, each)),
    );
    const { status, body, headers, text } = answer;
    made.push([each.name, answer]);
    if (status !== 201) throw new Error(`${each.name} answered ${status} ${text}`);
    ids.set(String(headers['location']).replace(/\/[^/]+$/, ''), String(body.id));
  }
  const upload = await call(named('POST /api/upload'), '/api/upload').attach('files', await picture('webp'), 'a.webp');
  made.push(['POST /api/upload', upload]);
  ids.set('/uploads', String(upload.body.urls[0]).replace('/uploads/', ''));
}

const idFor = (path: string): string => {
  if (path.endsWith('{key}')) return 'imprint';
  if (path.endsWith('{slug}')) return 'classic-atelier';
  const kinds = [...ids.keys()].filter((kind) => path.startsWith(kind)).sort((a, b) => b.length - a.length);
  return ids.get(path === '/api/coupons/validate' || path === '/api/orders' ? '/api/products' : (kinds[0] ?? '')) ?? ID;
};

/** The example with the id of what there is. */
const withIds = <Value>(example: Value, path: string): Value =>
  example === undefined ? example : (JSON.parse(JSON.stringify(example).replaceAll(ID, idFor(path))) as Value);

const getAddress = (path: string, id = idFor(path)) => path.replaceAll(/\{\w+\}/g, id);

function call({ method, operation }: Operation, address: string): Test {
  const asked = request(app.getHttpServer())[method as 'post'](address);
  return operation.security?.some((way) => 'bearer' in way) ? asked.auth(token ?? '', { type: 'bearer' }) : asked;
}

const send = (each: Operation, parameters: readonly Parameter[] = []): Test => {
  const asked = call(each, getAddress(each.path));
  for (const { name, in: place, example } of parameters) {
    if (place === 'query') void asked.query({ [name]: withIds(example, each.path) });
    if (place === 'header') void asked.set(name, String(example));
  }
  return asked.send(withIds(getExample(each), each.path));
};

/** The version that an example names is that of an entry before its first change, which is the `PUT`. */
const isSent = ({ in: place, name, example }: Parameter, { method }: Operation) =>
  place === 'header' && example !== undefined && (name !== 'If-Match' || method === 'put');

/** Operations that need something gone, or after which something more is gone; they come last, in this order. */
const ENDS = [
  'POST /api/orders/{id}/restore',
  'DELETE /api/admin/sessions',
  'POST /api/admin/privacy/erase',
  'POST /api/admin/logout',
  'POST /api/admin/change-password',
];
/** It raises the version that the example of the other `PUT` names. */
const REORDER = 'PUT /api/homepage-sections/admin/reorder';
const getRank = ({ name, method }: Operation) =>
  ENDS.includes(name) ? 3 + ENDS.indexOf(name) : method === 'delete' ? 2 : Number(name === REORDER);

test('every operation with a body has an example, but the one that takes files alone', () => {
  const without = operations.filter((each) => each.operation.requestBody && !getExample(each));
  expect(without.map(({ name }) => name)).toEqual(['POST /api/upload']);
});

test('what makes something answers as the document says', () => {
  expect(made.flatMap(([name, answer]) => differences(name, answer))).toEqual([]);
});

test('a refusal is reported as the document says', async () => {
  const found: string[] = [];
  for (const each of operations) {
    const { name, path, operation, method } = each;
    const answers: Test[] = [];
    const { responses, requestBody } = operation;
    const address = getAddress(path);
    if ('401' in responses)
      answers.push(request(app.getHttpServer())[method as 'post'](address).auth('a.b.c', { type: 'bearer' }));
    if ('404' in responses) answers.push(call(each, getAddress(path, UNKNOWN_ID)).send(getExample(each)));
    if ('412' in responses) answers.push(send(each).set('If-Match', '"999"'));
    if (requestBody)
      answers.push(call(each, address).type('json').send('{"'), call(each, address).type('text').send('x'));
    if (requestBody && '201' in responses) answers.push(call(each, address).send({}));
    for (const answer of answers) {
      const received = await answer;
      if (received.status < 400) found.push(`${name} answered ${received.status}`);
      found.push(...differences(name, received));
    }
  }
  expect(found).toEqual([]);
});

test('every answer to a read is what the document says', async () => {
  const found: string[] = [];
  for (const each of operations.filter(({ method }) => method === 'get')) {
    const answer = await send(each);
    const again = await send(each).set('If-None-Match', answer.headers['etag'] ?? '"x"');
    const plain = await request(app.getHttpServer()).get(getAddress(each.path));
    for (const { status, headers, body, text } of [answer, again, plain])
      found.push(...differences(each.name, { status, headers, body, text }));
  }
  expect(found).toEqual([]);
});

test('a product is either the visitor’s or the staff’s, never both', async () => {
  const schemas = ['ProductDto', 'ProductAdminDto'];
  const products = async (path: string) => {
    const visitor = await request(app.getHttpServer()).get(path);
    const staff = await request(app.getHttpServer()).get(path).auth(token, { type: 'bearer' });
    return [visitor.body, staff.body].map((body) => matching(schemas, Array.isArray(body) ? body[0] : body));
  };
  for (const path of ['/api/products', getAddress('/api/products/{id}')])
    expect([path, await products(path)]).toEqual([path, [['ProductDto'], ['ProductAdminDto']]]);
  expect(
    document.paths['/api/products']?.['get']?.responses['200']?.content?.['application/json']?.schema,
  ).toMatchObject({ items: { oneOf: schemas.map((name) => ({ $ref: `#/components/schemas/${name}` })) } });
});

describe('every example is accepted', () => {
  const sent = operations.filter(({ operation }) => !('201' in operation.responses));

  test.each(sent.sort((a, b) => getRank(a) - getRank(b)))('$name', async (each) => {
    const headers = each.operation.parameters.filter((parameter) => isSent(parameter, each));
    const queries = each.operation.parameters.filter(({ in: place }) => place === 'query');
    const withExample = queries.filter(({ example }) => example !== undefined);
    for (const parameters of [[...headers, ...withExample], ...withExample.slice(1).map((one) => [one])]) {
      const answer = await send(each, parameters);
      if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
      expect(differences(each.name, answer)).toEqual([]);
    }
    if (each.name === 'POST /api/admin/logout') token = await signIn();
  });
});
