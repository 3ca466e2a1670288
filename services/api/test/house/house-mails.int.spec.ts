import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test, type TestingModule } from '@nestjs/testing';
import { companyDay, LANGUAGES, type Language } from '@vitrine/schemas';
import request from 'supertest';
import { AppConfig } from '../../src/config/app-config.js';
import { MailRenderers } from '../../src/platform/notifications/mail-renderers.js';
import { mailKinds, type MailKind } from '../../src/platform/notifications/outbox/outbox-entry.js';
import { FollowUpUpkeep } from '../../src/requests/desk/follow-ups/follow-up-upkeep.js';
import { WorkerModule } from '../../src/worker.module.js';
import { contact } from '../fixtures/contacts.js';
import { demonstration } from '../fixtures/demonstrations.js';
import { addLink } from '../fixtures/links.js';
import { addProduct, orderFor } from '../fixtures/orders.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';

const HOUSE = {
  name: 'Maison Aurel',
  colours: { primary: '#1b2a4a', accent: '#c8ccd0' },
  contact: { email: 'salon@aurel.example', telephone: '+41 22 5550100', address: 'Rue du Lac 1\n1204 Genève' },
  social: { video: null, photos: null, apps: null, site: null },
  legal: { company: 'Maison Aurel SA' },
  mail: { signature: { de: 'Ihre Maison Aurel', en: 'Your Maison Aurel', fr: 'Votre Maison Aurel' } },
};
const OLD_HOUSE = /vitrine|99998010|Lindenhofgasse/i;
const OLD_COLOURS = /#0b3326|#07261c|#c9a961|#e3c98b|#7a5f22/i;
const ACCOUNT = { email: 'owner@aurel.example', password: 'an entirely fine password' };

let database: TestDatabase;
let app: NestExpressApplication;
let worker: TestingModule;
let subjects: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = testEnvironment({
    DATABASE_URL: database.url,
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
    PUBLIC_URL: 'https://aurel.example',
    // The value of a new installation; its name is used until the settings name the house.
    MAIL_FROM: 'Vitrine <orders@aurel.example>',
    STAFF_EMAIL: 'staff@aurel.example',
  });
  app = await createTestApp(database.url, { environment });
  worker = await Test.createTestingModule({ imports: [WorkerModule] })
    .overrideProvider(AppConfig)
    .useValue(new AppConfig(environment))
    .compile();
  await worker.init();
  subjects = await makeSubjects();
}, 120_000);
afterAll(async () => {
  await worker.close();
  await app.close();
  await database.drop();
});

/** The subject of every mail, by the beginning of the mail's kind; the longest matching beginning counts. */
async function makeSubjects(): Promise<Record<string, string>> {
  const signedIn = await request(app.getHttpServer()).post('/api/admin/login').send(ACCOUNT);
  const staff = request.agent(app.getHttpServer()).set('Authorization', `Bearer ${signedIn.body.token as string}`);
  const send = async (method: 'post' | 'put', path: string, body: object) => {
    const answer = await staff[method](path).send(body);
    if (answer.status > 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body as { id: string };
  };
  await send('put', '/api/admin/settings', HOUSE);
  const order = await send('post', '/api/orders', orderFor(await addProduct(database)));
  const written = await send('post', '/api/contacts', contact);
  const asked = async () => (await send('post', '/api/demonstrations', demonstration())).id;
  const [open, confirmed, declined] = [await asked(), await asked(), await asked()];
  await database.query(`update demonstrations set status = 'confirmed', appointment = wishes[1] where id = $1`, [
    confirmed,
  ]);
  await database.query(`update demonstrations set status = 'declined' where id = $1`, [declined]);
  const replyToOrder = await send('post', `/api/orders/${order.id}/reply`, { text: 'Guten Tag.' });
  const replyToContact = await send('post', `/api/contacts/admin/${written.id}/reply`, { text: 'Guten Tag.' });
  await send('put', `/api/orders/${order.id}/follow-up`, { on: companyDay(), text: 'Rückruf' });
  await worker.get(FollowUpUpkeep, { strict: false }).run();
  await database.query(
    `insert into webhooks (id, url, events, secret, is_active, ended_at, ended_reason)
     values (gen_random_uuid(), 'https://erp.example/hooks', '{order.created}', 'x', false, now(), 'gone')`,
  );
  await addLink(app, database, 'invitation');
  await addLink(app, database, 'password-reset');
  const only = async (statement: string) => (await database.query<{ id: string }>(statement))[0]?.id ?? '';
  return {
    order: order.id,
    contact: written.id,
    demonstration: open,
    'demonstration-confirmation': confirmed,
    'demonstration-refusal': declined,
    'reply-order': replyToOrder.id,
    'reply-contact': replyToContact.id,
    account: await only(`select id from admins where email = '${ACCOUNT.email}'`),
    'account-invitation': await only(`select admin_id as id from admin_links where purpose = 'invitation'`),
    'account-password-reset': await only(`select admin_id as id from admin_links where purpose = 'password-reset'`),
    session: await only('select id from admin_sessions limit 1'),
    'follow-up': await only('select id from follow_up_notices limit 1'),
  };
}

function subjectOf(kind: MailKind): string {
  const [longest] = Object.keys(subjects)
    .filter((beginning) => kind.startsWith(beginning))
    .toSorted((a, b) => b.length - a.length);
  return subjects[longest ?? ''] ?? '';
}

const cases = mailKinds.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as [MailKind, Language]));

test.each(cases)(
  'the mail "%s" in "%s" has the name, facts and colours of the house in the settings, and of no other',
  async (kind, language) => {
    const mail = await worker.get(MailRenderers, { strict: false }).render({
      kind,
      subjectId: subjectOf(kind),
      language,
    });
    const { from, replyTo, subject, html, text, calendar } = mail;
    expect(from).toEqual({ name: HOUSE.name, address: 'orders@aurel.example' });
    const whole = [JSON.stringify(replyTo), subject, html, text, calendar?.content ?? ''].join('\n');
    expect(whole).not.toMatch(OLD_HOUSE);
    expect(html).not.toMatch(OLD_COLOURS);
    expect(html).toContain(HOUSE.colours.primary);
    expect(html).toContain(HOUSE.name);
    expect(text).toContain(HOUSE.name);
  },
);
