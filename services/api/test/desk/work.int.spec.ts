import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test, type TestingModule } from '@nestjs/testing';
import { FIRST_SETTINGS, companyDay } from '@vitrine/schemas';
import { contact } from '../fixtures/contacts.js';
import { addProduct, customer, orderFor } from '../fixtures/orders.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../staff.js';
import { createTestApp } from '../test-app.js';
import { CommonModule } from '../../src/common/common.module.js';
import { AppConfig } from '../../src/config/app-config.js';
import { UnreadableValueError } from '../../src/common/personal-data/field-cipher.js';
import { Database } from '../../src/database/database.js';
import { OutboxService } from '../../src/platform/notifications/outbox/outbox.service.js';
import { ContactMailsModule } from '../../src/requests/contacts/contact-mails.module.js';
import { ContactDeskRecords } from '../../src/requests/contacts/desk/contact-desk-records.js';
import { DeskWorkerModule } from '../../src/requests/desk/desk-worker.module.js';
import { FollowUpMails } from '../../src/requests/desk/follow-ups/follow-up-mails.js';
import { FollowUpUpkeep } from '../../src/requests/desk/follow-ups/follow-up-upkeep.js';
import { ReplyMails } from '../../src/requests/desk/replies/reply-mails.js';
import { OrderDeskRecords } from '../../src/requests/orders/desk/order-desk-records.js';
import { OrderMailsModule } from '../../src/requests/orders/order-mails.module.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';

interface Entry {
  id: string;
  kind: string;
  actor: { name: string };
  data: Record<string, unknown>;
}

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;
let anna: Staff;
let annaId: string;
let productId: string;

const ANNA = { email: 'anna.berger@vitrine.example', name: 'Anna Berger', role: 'sales' } as const;
const CLARA = { email: 'clara.vogt@vitrine.example', name: 'Clara Vogt', role: 'editor' } as const;
const accountId = async (email: string) =>
  (await database.query<{ id: string }>('select id from admins where email = $1', [email]))[0]?.id ?? '';

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  owner = await signIn(app);
  await addStaff(database, ANNA);
  await addStaff(database, CLARA);
  anna = await signInAs(app, ANNA.email);
  annaId = await accountId(ANNA.email);
  productId = await addProduct(database);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const placeOrder = async () =>
  `orders/${((await owner.post('/api/orders').send(orderFor(productId))).body as { id: string }).id}`;
const sendContact = async () =>
  `contacts/admin/${((await owner.post('/api/contacts').send(contact)).body as { id: string }).id}`;
const idOf = (path: string) => path.split('/').at(-1) ?? '';
const put = async (path: string, body: object, staff = owner) => {
  const answer = await staff.put(`/api/${path}`).send(body);
  expect(answer.status).toBe(200);
  return answer.body as Record<string, unknown>;
};
const entriesOf = async (path: string) => (await owner.get(`/api/${path}/timeline`).send()).body.entries as Entry[];
const list = async (query: string, staff = owner) => {
  const { status, body } = await staff.get(`/api/${query}`).send();
  expect(status).toBe(200);
  const rows = (body.orders ?? body.contacts) as { id: string; assignee: unknown; followUp: unknown }[];
  return { ids: rows.map(({ id }) => id), total: body.total as number, rows };
};

describe.each([
  ['orders', placeOrder, 'orders'],
  ['contact requests', sendContact, 'contacts/admin/all'],
] as const)('%s', (_name, make, lists) => {
  test('are assigned to an account that may work on them, found by assignee, and unassigned again', async () => {
    const path = await make();
    const assignee = { id: annaId, name: 'Anna Berger' };
    expect(await put(`${path}/assignee`, { staffId: annaId })).toEqual({ assignee, followUp: null });
    await put(`${path}/assignee`, { staffId: annaId }, anna);
    expect((await owner.get(`/api/${path}`).send()).body).toMatchObject({ assignee, followUp: null });
    const other = await make();
    expect(await list(`${lists}?assignee=me`, anna)).toMatchObject({ ids: [idOf(path)], total: 1 });
    expect((await list(`${lists}?assignee=${annaId}`)).rows[0]).toMatchObject({ assignee });
    expect((await list(`${lists}?assignee=me`)).ids).toEqual([]);
    const nobodys = await list(`${lists}?assignee=none`);
    expect(nobodys.ids).toContain(idOf(other));
    expect(nobodys.ids).not.toContain(idOf(path));
    expect((await list(`${lists}?assignee=me&search=Muster`, anna)).total).toBeLessThanOrEqual(1);
    expect(await put(`${path}/assignee`, { staffId: null })).toEqual({ assignee: null, followUp: null });
    const assignments = (await entriesOf(path)).filter(({ kind }) => kind === 'assignment');
    expect(assignments.map(({ data }) => data['assignee'])).toEqual([null, assignee]);
  });

  test('have a follow-up, whose text is stored encrypted', async () => {
    const path = await make();
    const today = companyDay();
    const text = 'Rückruf wegen der Gravur';
    expect(await put(`${path}/follow-up`, { on: today, text })).toEqual({
      assignee: null,
      followUp: { on: today, text },
    });
    expect((await list(`${lists}?followUp=due`)).ids).toContain(idOf(path));
    expect(JSON.stringify(await database.query('select * from timeline_entries'))).not.toContain('Gravur');
    await put(`${path}/follow-up`, { on: companyDay(3), text: '' });
    expect((await list(`${lists}?followUp=due`)).ids).not.toContain(idOf(path));
    await put(`${path}/follow-up`, { on: null, text: '' });
    const followUps = (await entriesOf(path)).filter(({ kind }) => kind === 'follow-up');
    expect(followUps.map(({ data }) => data)).toEqual([
      { on: null, text: null },
      { on: companyDay(3), text: null },
      { on: today, text },
    ]);
  });

  test('with a due follow-up are as many in the list as are counted', async () => {
    const counted = async (staff: Staff) => {
      const { body } = await staff.get('/api/admin/follow-ups/due').send();
      return (body as Record<'orders' | 'contacts', number>)[lists === 'orders' ? 'orders' : 'contacts'];
    };
    const before = await counted(anna);
    const [hers, nobodys, anothers] = [await make(), await make(), await make()];
    for (const path of [hers, nobodys, anothers]) await put(`${path}/follow-up`, { on: companyDay(), text: '' });
    await put(`${hers}/assignee`, { staffId: annaId });
    await put(`${anothers}/assignee`, { staffId: await accountId(staffEnvironment.ADMIN_EMAIL) });
    const { ids, total } = await list(`${lists}?followUp=mine`, anna);
    expect([await counted(anna), total]).toEqual([before + 2, before + 2]);
    expect(ids).toEqual(expect.arrayContaining([idOf(hers), idOf(nobodys)]));
    expect(ids).not.toContain(idOf(anothers));
    expect((await list(`${lists}?followUp=due`, anna)).ids).toContain(idOf(anothers));
    for (const path of [hers, nobodys, anothers]) await put(`${path}/follow-up`, { on: null, text: '' });
  });

  test('are replied to by a mail in the language of the customer', async () => {
    const path = await make();
    const answer = await owner.post(`/api/${path}/reply`).send({ text: 'Guten Tag,\n\nwir melden uns.' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      kind: 'mail',
      data: { status: 'pending', text: 'Guten Tag,\n\nwir melden uns.', language: 'de' },
    });
    expect((await entriesOf(path)).find(({ id }) => id === answer.body.id)).toEqual(answer.body);
    const [mail] = await database.query<{ n: number }>(
      'select count(*)::integer as n from outbox where entry_id = $1 and by_staff',
      [answer.body.id],
    );
    expect(mail?.n).toBe(1);
    expect(JSON.stringify(await database.query('select * from timeline_entries'))).not.toContain('wir melden uns');
  });

  test.each([
    ['assignee', { staffId: 'nobody' }, 'staffId', 'Please name an account of the team, or null for nobody'],
    ['assignee', {}, 'staffId', 'Please name an account of the team, or null for nobody'],
    ['follow-up', { on: '2026-02-30', text: '' }, 'on', 'Please enter a day (YYYY-MM-DD), or null for none'],
    ['follow-up', { on: '2020-01-01', text: '' }, 'on', 'This day is over'],
    ['reply', { text: ' ' }, 'text', 'Reply is required'],
    ['reply', { text: 'Guten Tag {{name}}' }, 'text', 'Please fill in or remove what stands in double braces'],
  ])('%s: %p is refused', async (operation, body, field, message) => {
    const path = `/api/${await make()}/${operation}`;
    const answer = await (operation === 'reply' ? owner.post(path) : owner.put(path)).send(body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ field, message });
  });

  test('are not assigned to somebody who may not work on them', async () => {
    const path = await make();
    const answer = await owner.put(`/api/${path}/assignee`).send({ staffId: await accountId(CLARA.email) });
    expect(answer.status).toBe(400);
    expect(answer.body.fields[0].message).toBe('This account does not exist, is not active, or may not work on this');
  });
});

test('a reply sets the status of a contact request to replied, and the timeline says who did that', async () => {
  const path = await sendContact();
  await anna.post(`/api/${path}/reply`).send({ text: 'Guten Tag.' });
  expect((await owner.get(`/api/${path}`).send()).body).toMatchObject({ status: 'replied', version: 2 });
  expect((await entriesOf(path)).find(({ kind }) => kind === 'status')).toMatchObject({
    actor: { name: 'Anna Berger' },
    data: { from: 'new', to: 'replied' },
  });
});

test('due follow-ups that are unassigned or one’s own are counted, those of others are not', async () => {
  const counted = async (staff: Staff) => (await staff.get('/api/admin/follow-ups/due').send()).body.orders as number;
  const [mine, annas] = [await counted(owner), await counted(anna)];
  const path = await placeOrder();
  await put(`${path}/follow-up`, { on: companyDay(), text: '' });
  expect([await counted(owner), await counted(anna)]).toEqual([mine + 1, annas + 1]);
  await put(`${path}/assignee`, { staffId: annaId });
  expect([await counted(owner), await counted(anna)]).toEqual([mine, annas + 1]);
  await owner.delete(`/api/${path}`).send();
  expect(await counted(anna)).toBe(annas);
});

describe.each([
  ['suspended', `state = 'suspended'`],
  ['demoted', `role = 'editor'`],
])('records of a colleague who was %s count as unassigned', (_what, change) => {
  const DORA = { email: 'dora.lang@vitrine.example', name: 'Dora Lang', role: 'sales' } as const;
  let [doraId, paths] = ['', [] as string[]];

  beforeAll(async () => {
    await addStaff(database, DORA);
    doraId = await accountId(DORA.email);
    paths = [await placeOrder(), await sendContact()];
    for (const path of paths) await put(`${path}/assignee`, { staffId: doraId });
  });
  afterAll(() => database.query('delete from admins where id = $1', [doraId]));

  const due = async () => (await anna.get('/api/admin/follow-ups/due').send()).body as Record<string, number>;

  test('their follow-ups are counted, mailed and listed for all others', async () => {
    const before = await due();
    for (const path of paths) await put(`${path}/follow-up`, { on: companyDay(), text: '' });
    expect(await due()).toEqual(before);
    await database.query(`update admins set ${change} where id = $1`, [doraId]);
    expect(await due()).toEqual({ orders: (before['orders'] ?? 0) + 1, contacts: (before['contacts'] ?? 0) + 1 });
    for (const [n, lists] of ['orders', 'contacts/admin/all'].entries()) {
      const id = idOf(paths[n] ?? '');
      expect((await list(`${lists}?assignee=none`)).ids).toContain(id);
      expect((await list(`${lists}?followUp=mine`)).ids).toContain(id);
      expect((await list(`${lists}?assignee=${doraId}`)).ids).toEqual([id]);
    }
    await new FollowUpUpkeep(app.get(Database), app.get(OutboxService)).run();
    const mailed = await database.query<{ email: string }>(
      `select s.email from follow_ups f join follow_up_notices n on n.entry_id = f.entry_id join admins s on s.id = n.admin_id
       where f.order_id = $1 or f.contact_id = $2`,
      paths.map(idOf),
    );
    const both = [ANNA.email, staffEnvironment.ADMIN_EMAIL];
    expect(mailed.map(({ email }) => email).sort()).toEqual([...both, ...both].sort());
  });
});

describe('on the morning of a follow-up', () => {
  const run = async () => {
    const workers = [1, 2].map(() => new FollowUpUpkeep(app.get(Database), app.get(OutboxService)));
    await Promise.all(workers.map((worker) => worker.run()));
  };
  const mailsOf = (path: string) =>
    database.query<{ email: string; outbox: string }>(
      `select s.email, m.id as outbox from follow_ups f
       join follow_up_notices n on n.entry_id = f.entry_id join admins s on s.id = n.admin_id
       join outbox m on m.follow_up_notice_id = n.id
       where f.order_id = $1 order by s.email`,
      [idOf(path)],
    );

  test('one mail goes to the assignee, although two workers run twice', async () => {
    const path = await placeOrder();
    await put(`${path}/assignee`, { staffId: annaId });
    await put(`${path}/follow-up`, { on: companyDay(), text: 'Rückruf' });
    await run();
    await run();
    expect((await mailsOf(path)).map(({ email }) => email)).toEqual([ANNA.email]);
  });

  test('one mail goes to each who may work on an unassigned record, and none before its day', async () => {
    const [path, later] = [await placeOrder(), await placeOrder()];
    await put(`${path}/follow-up`, { on: companyDay(), text: '' });
    await put(`${later}/follow-up`, { on: companyDay(1), text: '' });
    await run();
    expect((await mailsOf(path)).map(({ email }) => email)).toEqual([ANNA.email, staffEnvironment.ADMIN_EMAIL].sort());
    expect(await mailsOf(later)).toEqual([]);
  });

  test('a mail that is not sent yet is deleted with the follow-up', async () => {
    const path = await placeOrder();
    await put(`${path}/follow-up`, { on: companyDay(), text: '' });
    await run();
    const [mail] = await mailsOf(path);
    await put(`${path}/follow-up`, { on: null, text: '' });
    expect(await database.query('select 1 from outbox where id = $1', [mail?.outbox])).toEqual([]);
  });
});

describe('the mails of the desk', () => {
  let worker: TestingModule;
  const mailOf = async (kind: 'reply-order' | 'reply-contact' | 'follow-up-due', subjectId: string) => {
    const renderer = worker.get(kind === 'follow-up-due' ? FollowUpMails : ReplyMails, { strict: false });
    return renderer.render({ kind, subjectId, language: 'de', house: FIRST_SETTINGS });
  };

  beforeAll(async () => {
    worker = await Test.createTestingModule({
      imports: [
        CommonModule,
        DeskWorkerModule.withRecords([OrderDeskRecords, ContactDeskRecords], [OrderMailsModule, ContactMailsModule]),
      ],
    })
      .overrideProvider(AppConfig)
      .useValue(app.get(AppConfig))
      .compile();
    await worker.init();
  });
  afterAll(() => worker.close());

  test('a reply goes to the customer, with the number of the request and the paragraphs as they were written', async () => {
    const path = await placeOrder();
    const text = 'Guten Tag,\n\n<b>wir</b> melden uns\nam Montag.';
    const { id } = (await owner.post(`/api/${path}/reply`).send({ text })).body as { id: string };
    const mail = await mailOf('reply-order', id);
    expect(mail.to).toEqual({ name: customer.fullName, address: customer.email });
    expect(mail.subject).toBe(`Ihre Anfrage bei Vitrine #${idOf(path).slice(-8)}: Signature für Juweliere`);
    expect(mail.text).toContain('<b>wir</b> melden uns\nam Montag.');
    expect(mail.html).toContain('&lt;b&gt;wir&lt;/b&gt; melden uns<br>am Montag.');
  });

  test('a reply to a contact request does not repeat its subject, which anybody could have typed', async () => {
    const path = await sendContact();
    const { id } = (await owner.post(`/api/${path}/reply`).send({ text: 'Guten Tag.' })).body as { id: string };
    const mail = await mailOf('reply-contact', id);
    expect(mail.subject).toBe(`Ihre Anfrage bei Vitrine #${idOf(path).slice(-8)}`);
    expect(mail.html).not.toContain(contact.subject);
  });

  test('the mail of a follow-up is not lost when the database fails while it is made', async () => {
    const path = await placeOrder();
    await put(`${path}/assignee`, { staffId: annaId });
    await put(`${path}/follow-up`, { on: companyDay(), text: 'Anrufen' });
    await new FollowUpUpkeep(app.get(Database), app.get(OutboxService)).run();
    const [notice] = await database.query<{ id: string }>(
      'select n.id from follow_up_notices n join follow_ups f on f.entry_id = n.entry_id where f.order_id = $1',
      [idOf(path)],
    );
    const broken = jest
      .spyOn(worker.get(OrderDeskRecords, { strict: false }), 'find')
      .mockRejectedValueOnce(new Error('connection lost'));
    await expect(mailOf('follow-up-due', notice?.id ?? '')).rejects.toThrow('connection lost');
    broken.mockRestore();
    expect((await mailOf('follow-up-due', notice?.id ?? '')).text).toContain('Anrufen');
  });

  test('a reply waits while the key of its customer or of its text is missing, and is not lost', async () => {
    const path = await placeOrder();
    const { id } = (await owner.post(`/api/${path}/reply`).send({ text: 'Guten Tag.' })).body as { id: string };
    await database.query(`update timeline_entries set content = 'gone.' || content where id = $1`, [id]);
    await expect(mailOf('reply-order', id)).rejects.toThrow(UnreadableValueError);
    await database.query(`update timeline_entries set content = substr(content, 6) where id = $1`, [id]);
    await database.query(`update orders set customer = 'gone.' || customer where id = $1`, [idOf(path)]);
    await expect(mailOf('reply-order', id)).rejects.toThrow(UnreadableValueError);
    await database.query(`update orders set customer = substr(customer, 6) where id = $1`, [idOf(path)]);
    expect((await mailOf('reply-order', id)).text).toContain('Guten Tag.');
  });

  test('the mail of a follow-up says what is to be done, and leads to the page of the order', async () => {
    const path = await placeOrder();
    await put(`${path}/assignee`, { staffId: annaId });
    await put(`${path}/follow-up`, { on: companyDay(), text: 'Wegen der Gravur anrufen' });
    await new FollowUpUpkeep(app.get(Database), app.get(OutboxService)).run();
    const [notice] = await database.query<{ id: string }>(
      'select n.id from follow_up_notices n join follow_ups f on f.entry_id = n.entry_id where f.order_id = $1',
      [idOf(path)],
    );
    const mail = await mailOf('follow-up-due', notice?.id ?? '');
    expect(mail.to).toEqual({ name: 'Anna Berger', address: ANNA.email });
    expect(mail.text).toContain('Wegen der Gravur anrufen');
    expect(mail.text).toContain(`/admin/orders/${idOf(path)}`);
    await owner.delete(`/api/${path}`).send();
    await expect(mailOf('follow-up-due', notice?.id ?? '')).rejects.toThrow('What a mail is about is gone');
  });
});

test('all who may read orders see exactly the accounts that can be assigned', async () => {
  const names = ((await anna.get('/api/admin/assignees').send()).body as { name: string }[]).map(({ name }) => name);
  expect(names).toContain('Anna Berger');
  expect(names).not.toContain('Clara Vogt');
});

test('a person who was erased gets no replies, and their follow-ups are gone', async () => {
  const path = await placeOrder();
  await put(`${path}/follow-up`, { on: companyDay(), text: 'Frau Mustermann anrufen' });
  const { id } = (await owner.post(`/api/${path}/reply`).send({ text: 'Guten Tag.' })).body as { id: string };
  const erased = await owner.post('/api/admin/privacy/erase').send({ email: customer.email });
  expect(erased.status).toBe(200);
  expect((await owner.post(`/api/${path}/reply`).send({ text: 'Guten Tag.' })).status).toBe(409);
  expect((await owner.get(`/api/${path}`).send()).body).toMatchObject({ followUp: null });
  expect(await database.query('select 1 from outbox where entry_id is not null and status <> $1', ['sent'])).toEqual(
    [],
  );
  const { entries } = (await owner.get(`/api/${path}/timeline`).send()).body as { entries: Entry[] };
  expect(entries.find((entry) => entry.id === id)?.data).toMatchObject({
    status: 'failed',
    sentAt: null,
    error: 'The data of the person were erased before the mail was sent',
  });
});
