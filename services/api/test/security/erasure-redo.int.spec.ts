import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { addCoupon, addProduct, ADMIN, customer, orderFor, signIn } from '../fixtures/orders.js';
import { compileSource, removeCompiledSource } from '../processes/compile-source.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';
import { ErasureRedo } from '../../src/people/privacy/erasure-redo.js';
import { PrivacyService } from '../../src/people/privacy/privacy.service.js';

let database: TestDatabase;
let environment: Record<string, string>;
let app: NestExpressApplication;
let token: string;
let productId: string;
let directory: string;

beforeAll(async () => {
  database = await createTestDatabase();
  environment = testEnvironment({ ...ADMIN, DATABASE_URL: database.url });
  app = await createTestApp(database.url, { environment });
  token = await signIn(app);
  productId = await addProduct(database);
  directory = await mkdtemp(join(tmpdir(), 'vitrine-redo-'));
});
afterAll(async () => {
  await removeCompiledSource();
  await rm(directory, { recursive: true });
  await app.close();
  await database.drop();
});

const call = (method: 'get' | 'post', path: string, body?: object) =>
  request(app.getHttpServer())[method](path).auth(token, { type: 'bearer' }).send(body);
async function orderAndWrite(email: string, fields: Record<string, unknown> = {}): Promise<void> {
  const order = orderFor(productId, { customerInfo: { ...customer, email }, ...fields });
  expect((await call('post', '/api/orders', order)).status).toBe(201);
  const contact = { name: 'Erika', email: email.toUpperCase(), subject: 'Frage', message: 'Bitte' };
  expect((await call('post', '/api/contacts', contact)).status).toBe(201);
}
const exported = async (email: string) => (await call('post', '/api/admin/privacy/export', { email })).body.held;

test('people who were erased after a backup are erased again by their hashes alone', async () => {
  const email = 'zurueck@haus.example';
  // Nothing is stored for this address yet, as after the erasure in the lost database.
  await call('post', '/api/admin/privacy/erase', { email });
  await call('post', '/api/admin/privacy/erase', { email: 'nie@haus.example' });
  const named = await database.query<{ subject: string }>(
    `select subject_id as subject from audit_log where action = 'privacy.erase' order by id`,
  );
  await addCoupon(app, token, { code: 'ZURUECK' });
  await orderAndWrite(email, { couponCode: 'ZURUECK' });
  await orderAndWrite('bleibt@haus.example');

  const file = join(directory, 'hashes');
  await writeFile(file, named.map(({ subject }) => subject).join('\n'));
  const program = join(await compileSource(), 'cli', 'redo-erasures.js');
  const redo = (...words: string[]) =>
    spawnSync(process.execPath, [program, ...words], {
      env: { ...environment, PATH: process.env['PATH'] },
      encoding: 'utf8',
    });
  const { status, stdout, stderr } = redo(file);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(
    '2 people named, 1 found and erased again: contacts 1, demonstrations 0, orders 1, savedViews 0, usedCoupons 1.',
  );
  expect(stdout).toContain(`Of 1 nothing is stored here: ${named[1]?.subject}.`);
  expect(await exported(email)).toEqual({
    contacts: [],
    demonstrations: [],
    orders: [],
    savedViews: [],
    usedCoupons: [],
  });
  const kept = await exported('bleibt@haus.example');
  expect([kept.orders.length, kept.contacts.length]).toEqual([1, 1]);
  expect((await call('get', '/api/admin/audit?action=privacy.erase&limit=1')).body.entries[0]).toMatchObject({
    admin: 'operator',
    subjectId: named[0]?.subject,
  });
  const again = await app.get(ErasureRedo).run(named.map(({ subject }) => subject));
  expect(again).toMatchObject({ people: 0, erased: {} });

  await writeFile(file, 'nothing of the kind');
  expect(redo(file)).toMatchObject({ status: 1, stderr: expect.stringContaining('names no erasure') });
}, 120_000);

test('an erasure is logged, with the hash alone', async () => {
  const logged: unknown[] = [];
  const service = app.get(PrivacyService);
  const { logger } = service as unknown as { logger: { warn: (...given: unknown[]) => void } };
  logger.warn = (...given) => logged.push(given);
  await service.erase('protokoll@haus.example', 'operator');
  expect(logged).toEqual([
    [
      { action: 'privacy.erase', subjectId: expect.stringMatching(/^[0-9a-f]{16}$/), erased: expect.any(Object) },
      'A person was erased',
    ],
  ]);
});
