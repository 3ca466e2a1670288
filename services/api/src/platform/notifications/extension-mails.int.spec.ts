import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { MailServer } from '../../../test/processes/mail-server.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { testEnvironment } from '../../../test/test-environment.js';
import { until } from '../../../test/until.js';
import { AppConfig } from '../../config/app-config.js';
import { Database } from '../../database/database.js';
import { WorkerModule } from '../../worker.module.js';
import { ExtensionMailRenderers } from './extension-mail-renderers.js';
import { MakesMails, type ExtensionMailKind, type ExtensionMailRenderer } from './extension-mail.js';
import { ExtensionMailUpkeep } from './extension-mail-upkeep.js';
import { MailSubjectGoneError, type Mail, type MailRequest } from './mail.js';
import { MailProcessor } from './mail.processor.js';
import { MailRelay } from './mail-relay.js';
import { NotificationsModule } from './notifications.module.js';
import { ExtensionOutbox } from './outbox/extension-outbox.js';

const gone = new Set<string>();

@Injectable()
@MakesMails()
class Greetings implements ExtensionMailRenderer {
  readonly kinds = ['greetings:hello'] as const;

  render({ subjectId, house, language }: MailRequest<ExtensionMailKind>): Promise<Mail> {
    if (gone.has(subjectId)) return Promise.reject(new MailSubjectGoneError());
    return Promise.resolve({
      to: `${subjectId}@kunde.example`,
      replyTo: 'staff@vitrine.example',
      subject: `${language} ${house.name}`,
      html: '<p>Hello</p>',
      text: 'Hello',
    });
  }
}

@Module({ imports: [WorkerModule, NotificationsModule], providers: [Greetings] })
class GreetingWorker {}

let database: TestDatabase;
let mailServer: MailServer;
let app: TestingModule;

beforeAll(async () => {
  database = await createTestDatabase();
  mailServer = new MailServer();
  await mailServer.start();
  const environment = testEnvironment({
    DATABASE_URL: database.url,
    SMTP_URL: mailServer.url,
    OUTBOX_SWEEP_SECONDS: '1',
  });
  app = await Test.createTestingModule({ imports: [GreetingWorker] })
    .overrideProvider(AppConfig)
    .useValue(new AppConfig(environment))
    .compile();
  await app.init();
  await app.get(MailProcessor, { strict: false }).start();
  app.get(MailRelay, { strict: false }).start();
});
afterAll(async () => {
  await app.close();
  await mailServer.stop();
  await database.drop();
});

const outbox = () => app.get(ExtensionOutbox, { strict: false });
async function addMail(subjectId: string): Promise<void> {
  await app
    .get(Database, { strict: false })
    .transaction((connection) => outbox().add({ kind: 'greetings:hello', subjectId, language: 'de' }, connection));
  outbox().wake();
}
const rows = (subjectId: string) =>
  database.query<{ status: string }>('select status from outbox where extension_subject = $1', [subjectId]);

test('a mail of an extension is made by its renderer and sent', async () => {
  const id = randomUUID();
  await addMail(id);
  await until(async () => expect(await rows(id)).toEqual([{ status: 'sent' }]));
  expect(mailServer.received.find(({ recipient }) => recipient.startsWith(id))?.subject).toMatch(/^de \S/);
});

test('a mail whose subject is gone is dropped', async () => {
  const id = randomUUID();
  gone.add(id);
  await addMail(id);
  await until(async () => expect(await rows(id)).toEqual([]));
  expect(mailServer.received.some(({ recipient }) => recipient.startsWith(id))).toBe(false);
});

test('a mail of the house whose link no longer works is dropped, too, instead of staying due', async () => {
  const admin = randomUUID();
  const account = `insert into admins (id, email, password_hash) values ($1, 'anna@vitrine.example', 'no hash')`;
  await database.query(account, [admin]);
  const insert = `insert into outbox (id, kind, language, admin_id) values (gen_random_uuid(), 'account-password-reset', 'de', $1)`;
  await database.query(insert, [admin]);
  await until(async () => expect(await database.query('select from outbox where admin_id = $1', [admin])).toEqual([]));
  expect(mailServer.received.some(({ recipient }) => recipient === 'anna@vitrine.example')).toBe(false);
});

test('mails of deleted things are deleted, and sent mails after 90 days', async () => {
  const [deleted, old] = [randomUUID(), randomUUID()];
  await addMail(deleted);
  await addMail(old);
  await until(async () => expect(await rows(old)).toEqual([{ status: 'sent' }]));
  await app.get(Database, { strict: false }).transaction((connection) => outbox().forget([deleted], connection));
  expect(await rows(deleted)).toEqual([]);
  await database.query(`update outbox set sent_at = now() - interval '91 days' where extension_subject = $1`, [old]);
  await app.get(ExtensionMailUpkeep, { strict: false }).run();
  expect(await rows(old)).toEqual([]);
});

test('the table refuses a mail of an extension that is about nothing', async () => {
  const insert = `insert into outbox (id, kind, language) values (gen_random_uuid(), 'greetings:hello', 'de')`;
  await expect(database.query(insert)).rejects.toThrow('outbox_kind_check');
});

test.each([
  ['hello', 'The mail "hello" is not named like "appointments:confirmation"'],
  ['greetings:hello', 'Two renderers make the mail "greetings:hello"'],
])('a second renderer of "%s" keeps the process from starting', (kind, sentence) => {
  const renderers = [['greetings:hello'], [kind]].map((kinds) => ({ instance: { kinds } }));
  const made = new ExtensionMailRenderers({ getProviders: () => renderers } as never);
  expect(() => made.onModuleInit()).toThrow(sentence);
});
