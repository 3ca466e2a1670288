import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request, { type Test } from 'supertest';
import { storedFile } from '../catalogue.js';
import { document, operations as all, type Parameter } from '../contract/openapi-document.js';
import { BULK_OF_NONE, BULK_OPERATIONS } from '../fixtures/bulk.js';
import { addToTrash } from '../fixtures/trash.js';
import { addLinks } from '../fixtures/links.js';
import { Authenticator } from '../passkeys/authenticator.js';
import { beginApp, enrolApp, totpCode } from '../second-factor.js';
import { addStaff, signInAs } from '../staff.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { picture } from '../uploads/pictures.js';
import { differences, matching } from './conformity.js';
import { isStream } from './streams.js';

type Example = Record<string, unknown>;
const operations = all.filter(({ operation }) => !isStream(operation));
type Operation = (typeof operations)[number];

/** The id that all examples use; requests replace it by the id of an existing entry. */
const ID = '0197a3f2-7c1e-7000-8000-000000000000';
const UNKNOWN_ID = '0197aaaa-0000-7000-8000-000000000000';

/** It takes what an authenticator makes, which no example can contain. */
const ADD_PASSKEY = 'POST /api/admin/passkeys';
const isMadeByExample = ({ name, operation }: Operation) => '201' in operation.responses && name !== ADD_PASSKEY;

const getExample = ({ operation }: Operation) =>
  operation.requestBody?.content['application/json']?.example as Example | undefined;
const named = (name: string): Operation => {
  const found = operations.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found;
};
const signInExample = getExample(named('POST /api/admin/login')) as { email: string; password: string };

/** It accepts only a form. */
const NEW_IMPORT = 'POST /api/admin/imports';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
/** Ids of the entries that the examples created, by the beginning of the paths of their kind, such as `/api/products`. */
const ids = new Map<string, string>();
/** The answers to the requests that created them. */
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

const TRASH = '/api/admin/trash';
const REPLACE = 'POST /api/admin/media-files/{id}/replace';

/** A link works only once. */
const renewLinks = async () => {
  for (const [path, token] of await addLinks(app, database)) ids.set(path, token);
};

const signIn = async () => String((await send(named('POST /api/admin/login'))).body.token);

/** Sends every example that creates an entry; kinds that other examples refer to come first. */
async function makeAll(): Promise<void> {
  token = await signIn();
  const sessions = await call(named('GET /api/admin/sessions'), '/api/admin/sessions');
  ids.set('/api/admin/sessions', String(sessions.body[0].id));
  const colleague = await addStaff(database, { email: 'anna.berg@vitrine.example', role: 'sales' });
  for (const kind of ['staff', 'second-factors']) ids.set(`/api/admin/${kind}`, colleague);
  await renewLinks();
  token = await signIn();
  const creating = operations.filter((each) => isMadeByExample(each) && getExample(each));
  const orders = named('POST /api/orders');
  const [beside, others] = [true, false].map((isBeside) =>
    creating.filter((each) => each !== orders && each.path.includes('{') === isBeside),
  );
  for (const each of [...(others ?? []), orders, ...(beside ?? [])]) {
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
  const library = await call(named('GET /api/admin/media-files'), '/api/admin/media-files');
  const [path] = upload.body.urls as string[];
  const files = library.body.files as { id: string; path: string }[];
  ids.set('/api/admin/media-files', files.find((file) => file.path === path)?.id ?? ID);
  const replace = call(named(REPLACE), getAddress(named(REPLACE).path));
  made.push([REPLACE, await replace.attach('file', await picture('webp'), 'b.webp')]);
  const taken = await call(named(NEW_IMPORT), '/api/admin/imports')
    .field({ kind: 'stores', mode: 'check' })
    .attach('file', Buffer.from('name;city'), 'a.csv');
  made.push([NEW_IMPORT, taken]);
  ids.set('/api/admin/imports', String(taken.body.id));
  const test = named('POST /api/admin/webhooks/{id}/test');
  const delivery = await call(test, getAddress(test.path));
  ids.set(`${getAddress('/api/admin/webhooks/{id}')}/deliveries`, String(delivery.body.id));
}

const idFor = (path: string): string => {
  if (path.endsWith('{key}')) return 'imprint';
  if (path.endsWith('{number}')) return '1';
  if (path === '/api/admin/previews') return ids.get('/api/articles/admin') ?? ID;
  if (path.endsWith('/icons/{name}')) return 'icon-32.png';
  if (path.endsWith('{slug}')) return 'classic-atelier';
  if (path.endsWith('{kind}')) return 'stores';
  const kinds = [...ids.keys()].filter((kind) => path.startsWith(kind)).sort((a, b) => b.length - a.length);
  return ids.get(path === '/api/coupons/validate' || path === '/api/orders' ? '/api/products' : (kinds[0] ?? '')) ?? ID;
};

/** The example with the id of an existing entry. */
const withIds = <Value>(example: Value, path: string): Value =>
  example === undefined ? example : (JSON.parse(JSON.stringify(example).replaceAll(ID, idFor(path))) as Value);

/** The path with an id for each of its parameters; without `id`, those of the entries that the examples created. */
const getAddress = (path: string, id?: string): string =>
  path
    .split('/')
    .reduce((before, part) => `${before}/${part.startsWith('{') ? (id ?? idFor(`${before}/${part}`)) : part}`);

function call({ method, operation }: Operation, address: string): Test {
  const asked = request(app.getHttpServer())[method as 'post'](address);
  return operation.security?.some((way) => 'bearer' in way) ? asked.auth(token ?? '', { type: 'bearer' }) : asked;
}

const send = (each: Operation, parameters: readonly Parameter[] = [], proof: Example = {}): Test => {
  const asked = call(each, getAddress(each.path));
  for (const { name, in: place, example } of parameters) {
    if (place === 'query') void asked.query({ [name]: withIds(example, each.path) });
    if (place === 'header') void asked.set(name, name === 'Idempotency-Key' ? randomUUID() : String(example));
  }
  const example = withIds(getExample(each), each.path);
  return asked.send(example && { ...example, ...proof });
};

const authenticator = new Authenticator('http://localhost:8080');
/** The answer to an operation without a body. */
const ask = async (name: string) => (await call(named(name), getAddress(named(name).path))).body;

/**
 * What no example can hold: values that work once (codes of authenticator apps, the challenge of a sign-in), what a passkey signs, and how much a
 * list finds.
 */
const PROOFS: Readonly<Record<string, () => Promise<Example>>> = {
  'POST /api/admin/totp/confirm': async () => ({ code: totpCode(await beginApp(app, token)) }),
  'POST /api/admin/login/second-factor': async () => {
    const email = 'berta.kranz@vitrine.example';
    await addStaff(database, { email, role: 'sales' });
    const { secret } = await enrolApp(await signInAs(app, email, signInExample.password), database);
    const { body } = await request(app.getHttpServer())
      .post('/api/admin/login')
      .send({ ...signInExample, email });
    return { challenge: body.challenge as string, code: totpCode(secret) };
  },
  [ADD_PASSKEY]: async () => ({ passkey: authenticator.make(await ask('POST /api/admin/passkeys/options')) }),
  'POST /api/admin/login/passkey': async () => ({
    passkey: authenticator.use(await ask('POST /api/admin/login/passkey/options')),
  }),
  ...Object.fromEntries(BULK_OPERATIONS.map((name) => [name, () => Promise.resolve(BULK_OF_NONE)])),
};

/** A reply has raised the version of the contact request before its example is sent. */
const CHANGED_BEFORE = 'PUT /api/contacts/admin/{id}/status';

/** `If-Match` is sent only with a `PUT`: an example has the version of an entry before its first change, which is the `PUT`. */
const isSent = ({ in: place, name, example }: Parameter, operation: Operation) =>
  place === 'header' &&
  example !== undefined &&
  (name !== 'If-Match' || (operation.method === 'put' && operation.name !== CHANGED_BEFORE));

/** Operations that need something deleted, or that end what others need; they run last, in this order. */
const ENDS = [
  'POST /api/admin/totp/confirm',
  'POST /api/admin/recovery-codes',
  'DELETE /api/admin/totp',
  ADD_PASSKEY,
  'PATCH /api/admin/passkeys/{id}',
  'POST /api/admin/login/passkey',
  'DELETE /api/admin/passkeys/{id}',
  'POST /api/orders/{id}/restore',
  'POST /api/contacts/admin/{id}/restore',
  'POST /api/demonstrations/admin/{id}/restore',
  'POST /api/orders/{id}/notes/{noteId}/restore',
  'POST /api/contacts/admin/{id}/notes/{noteId}/restore',
  'POST /api/demonstrations/admin/{id}/notes/{noteId}/restore',
  'POST /api/admin/media-files/{id}/restore',
  'DELETE /api/admin/sessions',
  'POST /api/admin/privacy/erase',
  'POST /api/admin/logout',
  'POST /api/admin/change-password',
];
/** It raises the version that the example of a section's own `PUT` names, so it runs after that. */
const REORDER = 'PUT /api/homepage-sections/admin/reorder';
/** What belongs to an entry is deleted before the entry. */
const getDeletionRank = (path: string) => 2 + 1 / path.split('{').length;
const getRank = ({ name, method, path }: Operation) =>
  ENDS.includes(name) ? 3 + ENDS.indexOf(name) : method === 'delete' ? getDeletionRank(path) : Number(name === REORDER);

test('every operation with a body has an example, except those that accept only forms', () => {
  const without = operations.filter((each) => each.operation.requestBody && !getExample(each));
  expect(without.map(({ name }) => name)).toEqual([NEW_IMPORT, 'POST /api/upload']);
});

test('answers to what creates an entry match the document', () => {
  expect(made.flatMap(([name, answer]) => differences(name, answer))).toEqual([]);
});

/** Without a body it asks for any passkey. */
const WITHOUT_BODY = 'POST /api/admin/login/passkey/options';

/** They answer 204 also when the record is gone; only what cannot be an id answers 404. */
const LEAVES_RECORD = /^DELETE .*\/viewers$/;

test('error answers match the document', async () => {
  const found: string[] = [];
  for (const each of operations) {
    const { name, path, operation, method } = each;
    const answers: Test[] = [];
    const { responses, requestBody } = operation;
    const address = getAddress(path);
    if ('401' in responses && name !== WITHOUT_BODY)
      answers.push(request(app.getHttpServer())[method as 'post'](address).auth('a.b.c', { type: 'bearer' }));
    if ('404' in responses)
      answers.push(call(each, getAddress(path, LEAVES_RECORD.test(name) ? 'none' : UNKNOWN_ID)).send(getExample(each)));
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
}, 60_000);

test('answers to reads match the document', async () => {
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

test('a product matches either the schema for visitors or that for staff, never both', async () => {
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
  const sent = operations.filter((each) => !isMadeByExample(each) && each.name !== NEW_IMPORT);

  test.each(sent.sort((a, b) => getRank(a) - getRank(b)))('$name', async (each) => {
    const headers = each.operation.parameters.filter((parameter) => isSent(parameter, each));
    const queries = each.operation.parameters.filter(({ in: place }) => place === 'query');
    const withExample = queries.filter(({ example }) => example !== undefined);
    for (const parameters of [[...headers, ...withExample], ...withExample.slice(1).map((one) => [one])]) {
      if (each.path.includes('{token}')) await renewLinks();
      if (each.path.startsWith(`${TRASH}/`)) ids.set(TRASH, await addToTrash(database));
      const answer = await send(each, parameters, await PROOFS[each.name]?.());
      if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
      expect(differences(each.name, answer)).toEqual([]);
      if (each.name === ADD_PASSKEY) ids.set(each.path, String(answer.body.id));
    }
    if (each.name === 'POST /api/admin/logout') token = await signIn();
  });
});
