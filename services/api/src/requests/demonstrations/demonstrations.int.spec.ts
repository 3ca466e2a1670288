import type { NestExpressApplication } from '@nestjs/platform-express';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { insert } from '../../../test/catalogue.js';
import { demonstration, inDays } from '../../../test/fixtures/demonstrations.js';
import { ADMIN, signIn } from '../../../test/fixtures/orders.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
const stores = { shown: randomUUID(), hidden: randomUUID() };

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
  token = await signIn(app);
  const store = {
    name: 'Rosenhag',
    address: 'Seilergasse 7',
    postal_code: '1010',
    city: 'Wien',
    country: 'Austria',
    time_zone: 'Europe/Vienna',
  };
  await insert(database, 'stores', { id: stores.shown, ...store, is_active: true });
  await insert(database, 'stores', { id: stores.hidden, ...store, is_active: false });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const http = () => request(app.getHttpServer());
const send = (fields: object = {}) => http().post('/api/demonstrations').send(demonstration(fields));
const sent = async (fields: object = {}) => (await send(fields)).body.id as string;
const admin = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  http()[method](`/api/demonstrations/admin${path}`).auth(token, { type: 'bearer' }).send(body);
const mailsOf = async (id: string) =>
  (
    await database.query<{ mail: string }>(
      `select kind || ' ' || language || case when by_staff then ' by staff' else '' end as mail
       from outbox where demonstration_id = $1 order by created_at, id`,
      [id],
    )
  ).map(({ mail }) => mail);

describe('POST /api/demonstrations', () => {
  test('stores the request with both mails, and answers without personal data', async () => {
    const answer = await send({ language: 'en' });
    expect([answer.status, answer.body]).toEqual([
      201,
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/), createdAt: expect.stringMatching(/Z$/) },
    ]);
    expect(await mailsOf(answer.body.id)).toEqual(['demonstration-acknowledgement en', 'demonstration-notice en']);
  });

  test('the chosen store is stored with its name, address and time zone at that time', async () => {
    const id = await sent({ kind: 'store', storeId: stores.shown });
    await database.query(`update stores set name = 'Umbenannt' where id = $1`, [stores.shown]);
    expect((await admin('get', `/${id}`)).body).toMatchObject({
      kind: 'store',
      storeId: stores.shown,
      place: 'Rosenhag, Seilergasse 7, 1010 Wien',
      timeZone: 'Europe/Vienna',
    });
  });

  test.each([
    [{ kind: 'store' }, 'storeId', 'Please choose a store'],
    [{ kind: 'store', storeId: stores.hidden }, 'storeId', 'This store is not available. Please choose another one'],
    [{ kind: 'store', storeId: 'nonsense' }, 'storeId', 'This store is not available. Please choose another one'],
    [{ kind: 'phone' }, 'kind', 'Kind must be one of store, video'],
    [{ wishes: [] }, 'wishes', 'Please give at least one time and at most 3'],
    [{ wishes: undefined }, 'wishes', 'Please give at least one time and at most 3'],
    [{ wishes: 'tomorrow' }, 'wishes', 'Please give at least one time and at most 3'],
    [{ wishes: [1, 2, 3, 4].map(inDays) }, 'wishes', 'Please give at least one time and at most 3'],
    [{ wishes: [inDays(1), inDays(-1)] }, 'wishes.1', 'Please choose a time in the future'],
    [{ wishes: [inDays(91)] }, 'wishes.0', 'Please choose a time within the next 90 days'],
    [{ wishes: ['2027-01-12T10:00'] }, 'wishes.0', 'Please enter a date and a time'],
    [{ wishes: [inDays(2), inDays(2)] }, 'wishes.1', 'You have already given this time'],
    [{ telephone: 'call me' }, 'telephone', 'Telephone number must be between 10 and 20 characters'],
    [{ consent: false }, 'consent', 'Please agree that we process your details to arrange the demonstration'],
    [{ consent: 'true' }, 'consent', 'Please agree that we process your details to arrange the demonstration'],
  ])('%p is refused at %s', async (fields, field, message) => {
    const answer = await send(fields);
    expect([answer.status, answer.body.fields]).toEqual([400, [{ field, message }]]);
  });

  test('a repeat with the same idempotency key gets the first answer, and another body is refused', async () => {
    const body = demonstration({ email: 'einmal@haus.example' });
    const key = randomUUID();
    const keyed = (fields: object = {}) =>
      http()
        .post('/api/demonstrations')
        .set('Idempotency-Key', key)
        .send({ ...body, ...fields });
    const answers = await Promise.all([keyed(), keyed(), keyed()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body: { id, createdAt } }) => `${id} ${createdAt}`)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(2);
    const other = await keyed({ notes: 'anders' });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await admin('get', '/all?search=einmal')).body.total).toBe(1);
    // The same key can be used for a contact request and for a demonstration.
    const contact = { name: 'Erika', email: 'einmal@haus.example', subject: 'Frage', message: 'Guten Tag' };
    const [first, second] = [
      await http().post('/api/contacts').set('Idempotency-Key', key).send(contact),
      await http().post('/api/contacts').set('Idempotency-Key', key).send(contact),
    ];
    expect([first.status, second.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(second.body).toEqual(first.body);
  });

  test('no plain personal data is stored anywhere', async () => {
    const id = await sent();
    await admin('put', `/${id}/status`, { status: 'declined', adminNotes: 'ruft Dienstag an' });
    const tables = await database.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const contents = await Promise.all(tables.map(({ name }) => database.query(`select * from "${name}"`)));
    const stored = JSON.stringify(contents).toLowerCase();
    for (const value of ['wilhelmina', 'vorzüglich', 'vorzueglich', '7654321', 'mitbringen', 'dienstag'])
      expect([value, stored.includes(value)]).toEqual([value, false]);
  });

  test('a request is not stored when its mails cannot be', async () => {
    const total = async () => (await admin('get', '/stats')).body.total as number;
    const before = await total();
    await database.query('alter table outbox add constraint no_mails check (demonstration_id is null) not valid');
    expect((await send()).status).toBe(500);
    await database.query('alter table outbox drop constraint no_mails');
    expect(await total()).toBe(before);
  });
});

describe('requests for a demonstration for staff', () => {
  test('a request is shown with all of its fields, and found by name, company and address', async () => {
    const body = demonstration({ name: 'Ottokar Zeisig', company: 'Zeisig & Söhne', email: 'o.zeisig@zeisig.example' });
    const id = await sent(body);
    const shown = {
      id,
      kind: 'video',
      storeId: null,
      place: null,
      timeZone: 'Europe/Berlin',
      name: 'Ottokar Zeisig',
      email: 'o.zeisig@zeisig.example',
      telephone: '+49 89 7654321',
      company: 'Zeisig & Söhne',
      notes: body.notes,
      wishes: body.wishes,
      appointment: null,
      consentedAt: expect.stringMatching(/Z$/),
      status: 'new',
      adminNotes: null,
      language: 'de',
      notification: { status: 'pending', sentAt: null, error: null },
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      updatedBy: null,
    };
    for (const search of ['ottokar', 'zeisig sohne', 'o.zeisig@zeisig.example', `#${id.slice(-8)}`]) {
      const { demonstrations, total } = (await admin('get', `/all?search=${encodeURIComponent(search)}`)).body;
      expect([demonstrations, total]).toEqual([[shown], 1]);
    }
    const single = await admin('get', `/${id}`);
    expect([single.body, single.headers['etag']]).toEqual([shown, '"1"']);
    expect((await admin('get', '/all?search=ottokar&kind=store')).body.total).toBe(0);
    expect((await admin('get', '/all?search=ottokar&status=new&kind=video')).body.total).toBe(1);
  });

  test('a time is confirmed, moved and withdrawn, each with its mail and a later calendar entry', async () => {
    const wishes = [inDays(6), inDays(7)];
    const id = await sent({ wishes, language: 'en' });
    const sequence = async () =>
      (await database.query<{ n: number }>('select calendar_sequence as n from demonstrations where id = $1', [id]))[0]
        ?.n;
    const put = async (body: object) => {
      const answer = await admin('put', `/${id}/status`, body);
      return [answer.status, answer.body.status ?? answer.body.code, answer.body.appointment];
    };
    expect(await put({ status: 'confirmed' })).toEqual([400, 'VALIDATION_FAILED', undefined]);
    expect(await put({ status: 'confirmed', appointment: inDays(-1) })).toEqual([400, 'VALIDATION_FAILED', undefined]);
    expect(await put({ status: 'confirmed', appointment: wishes[1], version: 1 })).toEqual([
      200,
      'confirmed',
      wishes[1],
    ]);
    expect(await sequence()).toBe(1);
    // Confirming the same time again sends no mail.
    expect(await put({ status: 'confirmed', adminNotes: 'Kaffee' })).toEqual([200, 'confirmed', wishes[1]]);
    expect(await sequence()).toBe(1);
    const agreed = inDays(8);
    expect(await put({ status: 'confirmed', appointment: agreed })).toEqual([200, 'confirmed', agreed]);
    expect(await put({ status: 'declined' })).toEqual([200, 'declined', null]);
    expect(await put({ status: 'declined' })).toEqual([200, 'declined', null]);
    expect(await sequence()).toBe(3);
    expect(await mailsOf(id)).toEqual([
      'demonstration-acknowledgement en',
      'demonstration-notice en',
      'demonstration-confirmation en by staff',
      'demonstration-confirmation en by staff',
      'demonstration-refusal en by staff',
    ]);
  });

  test('a confirmed time that staff take back is withdrawn with a mail and a later calendar entry', async () => {
    const appointment = inDays(5);
    const id = await sent({ wishes: [appointment], language: 'en' });
    await admin('put', `/${id}/status`, { status: 'confirmed', appointment });
    const back = await admin('put', `/${id}/status`, { status: 'new' });
    expect(back.body).toMatchObject({ status: 'new', appointment: null });
    // Setting a request back to `new` sends no withdrawal when it was open or declined before.
    for (const status of ['new', 'declined', 'new']) await admin('put', `/${id}/status`, { status });
    expect((await mailsOf(id)).slice(2)).toEqual([
      'demonstration-confirmation en by staff',
      'demonstration-withdrawal en by staff',
      'demonstration-refusal en by staff',
    ]);
    expect(
      await database.query<{ n: number }>('select calendar_sequence as n from demonstrations where id = $1', [id]),
    ).toEqual([{ n: 3 }]);
  });

  test('a demonstration that took place keeps its time, and no further mail is sent', async () => {
    const appointment = inDays(2);
    const id = await sent({ wishes: [appointment] });
    await admin('put', `/${id}/status`, { status: 'confirmed', appointment });
    const before = await mailsOf(id);
    const done = await admin('put', `/${id}/status`, { status: 'done' });
    expect(done.body).toMatchObject({ status: 'done', appointment, version: 3 });
    expect(await mailsOf(id)).toEqual(before);
  });

  test('of two decisions at the same time, one gets a conflict, and one mail is sent', async () => {
    const [first, second] = [inDays(3), inDays(4)];
    const id = await sent({ wishes: [first, second] });
    const answers = await Promise.all(
      [first, second].map((appointment) =>
        admin('put', `/${id}/status`, { status: 'confirmed', appointment, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await mailsOf(id)).filter((mail) => mail.startsWith('demonstration-confirmation'))).toHaveLength(1);
  });

  test('staff see the state of the mail about the decision, and can send it again', async () => {
    const appointment = inDays(5);
    const id = await sent({ wishes: [appointment] });
    await database.query(`update outbox set status = 'sent', sent_at = now() where demonstration_id = $1`, [id]);
    const decided = await admin('put', `/${id}/status`, { status: 'confirmed', appointment });
    expect(decided.body.notification).toMatchObject({ status: 'pending', sentAt: null });
    await database.query(
      `update outbox set status = 'failed', last_error = 'SMTP 550' where demonstration_id = $1 and by_staff`,
      [id],
    );
    expect((await admin('get', `/${id}`)).body.notification).toMatchObject({ status: 'failed', error: 'SMTP 550' });
    expect((await admin('post', `/${id}/resend-acknowledgement`)).status).toBe(202);
    expect((await admin('get', `/${id}`)).body.notification.status).toBe('pending');
    await admin('put', `/${id}/status`, { status: 'declined' });
    await admin('post', `/${id}/resend-acknowledgement`);
    expect((await mailsOf(id)).slice(2).map((mail) => mail.split(' ')[0])).toEqual([
      'demonstration-confirmation',
      'demonstration-confirmation',
      'demonstration-refusal',
      'demonstration-refusal',
    ]);
  });

  test('a decision is rolled back when its mail cannot be stored', async () => {
    const id = await sent();
    await database.query(
      `alter table outbox add constraint no_mails check (kind <> 'demonstration-refusal') not valid`,
    );
    expect((await admin('put', `/${id}/status`, { status: 'declined' })).status).toBe(500);
    await database.query('alter table outbox drop constraint no_mails');
    expect((await admin('get', `/${id}`)).body).toMatchObject({ status: 'new', version: 1 });
  });

  test('the audit log records who decided what, without personal data', async () => {
    const appointment = inDays(5);
    const id = await sent({ wishes: [appointment] });
    await admin('put', `/${id}/status`, { status: 'confirmed', appointment, adminNotes: 'am Telefon' });
    await admin('post', `/${id}/resend-acknowledgement`);
    await admin('delete', `/${id}`);
    const { entries } = (await http().get(`/api/admin/audit?subject=${id}`).auth(token, { type: 'bearer' })).body;
    expect(entries).toMatchObject([
      { action: 'demonstration.delete', admin: ADMIN.ADMIN_EMAIL },
      { action: 'demonstration.acknowledgement.resend' },
      {
        action: 'demonstration.update',
        details: { status: ['new', 'confirmed'], appointment: [null, appointment], notes: 'changed' },
      },
    ]);
  });

  test('statistics count every status', async () => {
    const { body } = await admin('get', '/stats');
    const counted = await database.query<{ status: string; n: number }>(
      'select status, count(*)::integer as n from demonstrations where deleted_at is null group by status',
    );
    const byStatus = Object.fromEntries(counted.map(({ status, n }) => [status, n]));
    expect(body.byStatus).toEqual({ new: 0, confirmed: 0, declined: 0, done: 0, ...byStatus });
    expect(body.total).toBe(counted.reduce((sum, { n }) => sum + n, 0));
  });

  test('a request whose encryption key is missing hides no other, and can be decided', async () => {
    const id = await sent({ name: 'Ottilie Unlesbar' });
    await database.query(`update demonstrations set request = 'gone.' || request where id = $1`, [id]);
    const { body } = await admin('get', '/all?limit=2');
    expect(body.demonstrations[0]).toMatchObject({
      id,
      name: '',
      email: '',
      company: '',
      telephone: null,
      notes: null,
    });
    expect(body.demonstrations[1].name).not.toBe('');
    expect((await admin('put', `/${id}/status`, { status: 'done' })).body).toMatchObject({ status: 'done', name: '' });
    expect((await admin('delete', `/${id}`)).status).toBe(204);
    // An export of personal data fails while there is a row that cannot be decrypted.
    await database.query('delete from demonstrations where id = $1', [id]);
  });

  test.each([randomUUID(), 'nonsense', '%00'])('demonstration %p is not found', async (id) => {
    for (const answer of [
      await admin('get', `/${id}`),
      await admin('put', `/${id}/status`, { status: 'done' }),
      await admin('delete', `/${id}`),
      await admin('post', `/${id}/resend-acknowledgement`),
      await admin('post', `/${id}/restore`),
    ])
      expect([answer.status, answer.body.error]).toEqual([404, 'Demonstration not found']);
  });

  test('every staff route needs a token', async () => {
    for (const [method, path] of [
      ['get', '/all'],
      ['get', '/stats'],
      ['get', `/${randomUUID()}`],
      ['put', `/${randomUUID()}/status`],
      ['post', `/${randomUUID()}/resend-acknowledgement`],
      ['delete', `/${randomUUID()}`],
      ['post', `/${randomUUID()}/restore`],
    ] as const)
      expect((await http()[method](`/api/demonstrations/admin${path}`)).body.code).toBe('INVALID_TOKEN');
  });
});

test('a person’s requests are exported and erased with the rest', async () => {
  const email = 'vergissmein@haus.example';
  await sent({ email });
  await sent({ email: 'bleibt@haus.example' });
  const privacy = (operation: string) =>
    http().post(`/api/admin/privacy/${operation}`).auth(token, { type: 'bearer' }).send({ email });
  const { held } = (await privacy('export')).body;
  expect(held.demonstrations).toMatchObject([{ email, name: 'Wilhelmina Vorzüglich', telephone: '+49 89 7654321' }]);
  expect((await privacy('erase')).body).toMatchObject({ erased: { demonstrations: 1 } });
  expect((await admin('get', '/all?search=vergissmein')).body.total).toBe(0);
  expect((await admin('get', '/all?search=bleibt')).body.total).toBe(1);
});
