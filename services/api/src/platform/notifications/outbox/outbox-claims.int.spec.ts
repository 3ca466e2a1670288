import type { NestExpressApplication } from '@nestjs/platform-express';
import { contact } from '../../../../test/fixtures/contacts.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import request from 'supertest';
import { AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../database/database.js';
import { OutboxRepository, type ClaimedMail } from './outbox.repository.js';

let database: TestDatabase;
let app: NestExpressApplication;
let outbox: OutboxRepository;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url);
  outbox = new OutboxRepository(app.get(Database), app.get(AppConfig));
});
afterEach(() => database.query('delete from contacts'));
afterAll(async () => {
  await app.close();
  await database.drop();
});

const later = () => new Date(Date.now() + 60_000);
async function claimed(id: string): Promise<ClaimedMail> {
  const mail = await outbox.claim(id);
  if (!mail) throw new Error('The mail cannot be claimed');
  return mail;
}
/** The claims of a worker that was stuck for longer than its lease, and of the one that took its mail over. */
async function twoAttempts(): Promise<[slow: ClaimedMail, taken: ClaimedMail]> {
  expect((await request(app.getHttpServer()).post('/api/contacts').send(contact)).status).toBe(201);
  const [mail] = await database.query<{ id: string }>('select id from outbox limit 1');
  const slow = await claimed(mail?.id ?? '');
  await database.query(`update outbox set sending_until = now() - interval '1 second'`);
  return [slow, await claimed(slow.id)];
}
const getState = async ({ id }: ClaimedMail) =>
  (await database.query('select status, sending_until is not null as sending from outbox where id = $1', [id]))[0];

test('a failure reported too late changes nothing for the attempt that took the mail over', async () => {
  const [slow, taken] = await twoAttempts();
  expect(await outbox.defer(slow, later(), 'late')).toBe(false);
  expect(await outbox.markFailed(slow, 'late')).toBe(false);
  expect(await getState(taken)).toEqual({ status: 'pending', sending: true });
  expect(await outbox.defer(taken, later(), 'own')).toBe(true);
});

test('a mail that is asked for twice in one batch is claimed once', async () => {
  expect((await request(app.getHttpServer()).post('/api/contacts').send(contact)).status).toBe(201);
  const ids = (await database.query<{ id: string }>('select id from outbox order by id')).map(({ id }) => id);
  const claims = await Promise.all([...ids, ...ids].map((id) => outbox.claim(id)));
  expect(claims.map((mail) => mail?.id)).toEqual([...ids, ...ids.map(() => undefined)]);
  expect(claims.slice(0, ids.length).map((mail) => mail?.attempts)).toEqual(ids.map(() => 1));
});

test('a mail that was sent stays sent', async () => {
  const [slow, taken] = await twoAttempts();
  await outbox.markSent(taken.id, '<id@vitrine.example>');
  for (const mail of [slow, taken]) {
    expect(await outbox.defer(mail, later(), 'late')).toBe(false);
    expect(await outbox.markFailed(mail, 'late')).toBe(false);
  }
  expect(await getState(taken)).toEqual({ status: 'sent', sending: false });
});

test('the attempt that has the mail makes it a dead letter', async () => {
  const [, taken] = await twoAttempts();
  expect(await outbox.markFailed(taken, 'refused')).toBe(true);
  expect(await getState(taken)).toEqual({ status: 'failed', sending: false });
});
