import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { randomBytes, randomUUID } from 'node:crypto';
import request from 'supertest';
import { contact } from '../../../test/fixtures/contacts.js';
import { ADMIN, signIn } from '../../../test/fixtures/orders.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { Database } from '../../database/database.js';

// Both applications of this file share the process's one Passport instance, and so need the same secret.
const environment = { ...ADMIN, JWT_SECRET: randomBytes(32).toString('base64url') };

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment });
  token = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const http = () => request(app.getHttpServer());
const send = (fields: object = {}, query = '') =>
  http()
    .post(`/api/contacts${query}`)
    .send({ ...contact, ...fields });
const sent = async (fields: object = {}) => (await send(fields)).body.id as string;
const admin = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  http()[method](`/api/contacts/admin${path}`).auth(token, { type: 'bearer' }).send(body);
const count = async (table: string, condition = 'true', parameters: unknown[] = []) =>
  Number(
    (await database.query<{ n: string }>(`select count(*) as n from ${table} where ${condition}`, parameters))[0]?.n,
  );

describe('POST /api/contacts', () => {
  test('stores the request and both mails, and answers without personal data', async () => {
    const answer = await send();
    expect([answer.status, answer.body]).toEqual([
      201,
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/), status: 'new', createdAt: expect.stringMatching(/Z$/) },
    ]);
    const mails = await database.query(
      'select kind, order_id, language, by_staff from outbox where contact_id = $1 order by kind',
      [answer.body.id],
    );
    expect(mails).toEqual([
      { kind: 'contact-acknowledgement', order_id: null, language: 'de', by_staff: false },
      { kind: 'contact-notice', order_id: null, language: 'en', by_staff: false },
    ]);
  });

  test.each([
    [{ language: 'en' }, '', 'de', 'en'],
    [{ language: 'de' }, '?lang=en', 'en', 'de'],
    [{}, '?lang=en', 'de', 'en'],
    [{}, '', 'en-GB,de;q=0.5', 'en'],
    [{ language: '' }, '', 'it', 'de'],
    [{}, '', 'fr-BE,en;q=0.5', 'fr'],
  ])('body %p, query %p and Accept-Language %p are acknowledged in %p', async (fields, query, accepted, language) => {
    const { body } = await send(fields, query).set('Accept-Language', accepted);
    expect(
      await count('outbox', `contact_id = $1 and kind = 'contact-acknowledgement' and language = $2`, [
        body.id,
        language,
      ]),
    ).toBe(1);
  });

  test('every bad field is named', async () => {
    const answer = await send({ name: '', email: 'nobody', subject: 'x'.repeat(201), message: undefined });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        statusCode: 400,
        code: 'VALIDATION_FAILED',
        error: 'Name is required',
        message: 'Name is required',
        fields: [
          { field: 'name', message: 'Name is required' },
          { field: 'email', message: 'Please enter a valid email address' },
          { field: 'subject', message: 'Subject must be at most 200 characters' },
          { field: 'message', message: 'Message is required' },
        ],
      },
    ]);
    for (const body of [[], 'text', null]) {
      expect((await http().post('/api/contacts').type('json').send(JSON.stringify(body))).status).toBe(400);
    }
  });

  test('a call needs a number, and both are shown to staff', async () => {
    const call = { callbackTime: 'Dienstag ab 14 Uhr', email: 'rueckruf@haus.example' };
    const refused = await send(call);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      [{ field: 'telephone', message: 'Telephone number is required' }],
    ]);
    const id = await sent({ ...call, telephone: '+49 89 7654321' });
    expect((await admin('get', `/${id}`)).body).toMatchObject({
      telephone: '+49 89 7654321',
      callbackTime: 'Dienstag ab 14 Uhr',
    });
    await admin('delete', `/${id}`);
  });

  test('no plain personal data is stored anywhere', async () => {
    const id = await sent();
    await admin('put', `/${id}/status`, { status: 'read', adminNotes: 'ruft Montag an' });
    const tables = await database.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const contents = await Promise.all(tables.map(({ name }) => database.query(`select * from "${name}"`)));
    const stored = JSON.stringify(contents).toLowerCase();
    for (const value of ['erika', 'mustermann', 'juwelier-beispiel', 'vorführung', 'signature-edition', 'montag']) {
      expect([value, stored.includes(value)]).toEqual([value, false]);
    }
  });

  test('the encrypted text of one row cannot be decrypted in another', async () => {
    const [one, other] = [await sent(), await sent({ name: 'Wilhelmine Wechsel' })];
    await database.query(`update contacts set request = (select request from contacts where id = $1) where id = $2`, [
      one,
      other,
    ]);
    const { contacts } = (await admin('get', `/all?search=${other.slice(-8)}`)).body;
    expect(contacts).toEqual([expect.objectContaining({ id: other, name: '', email: '', subject: '', message: '' })]);
    await admin('delete', `/${other}`);
  });

  test('a request is not stored when its mails cannot be', async () => {
    const before = await count('contacts');
    await database.query('alter table outbox add constraint no_mails check (contact_id is null) not valid');
    expect((await send()).status).toBe(500);
    await database.query('alter table outbox drop constraint no_mails');
    expect(await count('contacts')).toBe(before);
  });

  test('the number of requests a minute from one address is limited', async () => {
    const limited = await createTestApp(database.url, {
      environment: { ...environment, RATE_LIMIT_CONTACTS: '2/60s' },
    });
    try {
      const statuses: number[] = [];
      for (let n = 0; n < 3; n += 1) {
        const answer = await request(limited.getHttpServer()).post('/api/contacts').send(contact);
        statuses.push(answer.status);
        if (answer.status === 429) expect(answer.headers['retry-after']).toMatch(/^\d+$/);
      }
      expect(statuses).toEqual([201, 201, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('contact requests for staff', () => {
  let ids: string[];
  const search = async (text: string, more = '') =>
    (await admin('get', `/all?search=${encodeURIComponent(text)}${more}`)).body as {
      total: number;
      contacts: { id: string }[];
    };

  beforeAll(async () => {
    ids = [
      await sent({ name: 'Zoë Żuławska', email: 'zoe@uhren-haus.example', subject: 'Rückruf erbeten' }),
      await sent({ name: 'Jean-Luc Zobel', email: 'jl+vip@horloge.example', subject: 'Prestige in Paris' }),
      await sent({ name: 'Xaver Quast', email: 'x.quast@quast.example', subject: 'Rechnung', language: 'en' }),
    ];
  });

  test('a request is shown with all of its fields', async () => {
    const { contacts } = await search('quast');
    expect(contacts).toEqual([
      {
        id: ids[2],
        name: 'Xaver Quast',
        email: 'x.quast@quast.example',
        subject: 'Rechnung',
        message: contact.message,
        telephone: null,
        callbackTime: null,
        status: 'new',
        adminNotes: null,
        assignee: null,
        followUp: null,
        language: 'en',
        notification: { status: 'pending', sentAt: null, error: null },
        version: 1,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
        updatedBy: null,
      },
    ]);
    const single = await admin('get', `/${ids[2]}`);
    expect(single.body).toEqual(contacts[0]);
    expect(single.headers['etag']).toBe('"1"');
  });

  test.each([
    ['zo', [0, 1]],
    ['ZOE zulaw', [0]],
    ['ruckruf uhren', [0]],
    ['zobel prestige', [1]],
    ['jl+vip@horloge.example', [1]],
    ['aver', []],
    ['zo nothing', []],
    ["'; drop table contacts; --", []],
  ])('%p finds requests %p, newest first', async (text, expected) => {
    const found = await search(text);
    expect(found.contacts.map(({ id }) => id)).toEqual(expected.map((index) => ids[index]).reverse());
    expect(found.total).toBe(expected.length);
  });

  test('the last 8 characters of the id find the request, with and without #', async () => {
    const id = ids[1] ?? '';
    for (const text of [id.slice(-8), `#${id.slice(-8).toUpperCase()}`]) {
      expect((await search(text)).contacts.map((found) => found.id)).toEqual([id]);
    }
  });

  test('the list filters, pages and counts exactly', async () => {
    await admin('put', `/${ids[0]}/status`, { status: 'replied' });
    expect((await search('zo', '&status=replied')).contacts.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await search('zo', '&status=new')).contacts.map(({ id }) => id)).toEqual([ids[1]]);
    const total = await count('contacts', 'deleted_at is null');
    const first = (await admin('get', '/all?limit=2')).body;
    const second = (await admin('get', '/all?limit=2&page=2')).body;
    expect([first.page, first.limit, first.total, second.page, second.total]).toEqual([1, 2, total, 2, total]);
    const shown = [...first.contacts, ...second.contacts].map(({ id }: { id: string }) => id);
    expect(shown.slice(0, 3)).toEqual([ids[2], ids[1], ids[0]]);
    expect(new Set(shown).size).toBe(4);
    expect((await admin('get', '/all')).body.limit).toBe(20);
    expect((await admin('get', '/all?page=1000')).body).toMatchObject({ contacts: [], total });
    for (const query of ['limit=0', 'limit=101', 'page=0', 'page=x', 'status=gone', `search=${'x'.repeat(201)}`]) {
      expect((await admin('get', `/all?${query}`)).status).toBe(400);
    }
  });

  test('the list, its export and its bulk changes filter by days in Berlin', async () => {
    const [early, late] = [await sent({ name: 'Dagmar Datum' }), await sent({ name: 'Dagmar Datum' })];
    const at = (id: string, time: string) =>
      database.query('update contacts set created_at = $2 where id = $1', [id, time]);
    // The last minute of a day in Berlin, and the first of the day after, both on one day of UTC.
    await at(early, '2026-07-10T21:59:00Z');
    await at(late, '2026-07-10T22:00:00Z');
    const found = async (query: string) => (await search('dagmar', query)).contacts.map(({ id }) => id);
    expect(await found('&from=2026-07-11&to=')).toEqual([late]);
    expect(await found('&to=2026-07-10')).toEqual([early]);
    expect(await found('&from=2026-07-10&to=2026-07-11')).toEqual([late, early]);
    const file = await http()
      .get('/api/contacts/admin/export?search=dagmar&to=2026-07-10')
      .auth(token, { type: 'bearer' });
    expect([file.text.includes(early), file.text.includes(late)]).toEqual([true, false]);
    const bulk = { filter: { search: 'dagmar', from: '2026-07-11' }, asOf: new Date().toISOString(), expected: 1 };
    const marked = await admin('post', '/bulk/status', { ...bulk, status: 'closed' });
    expect((marked.body.changed as { id: string }[]).map(({ id }) => id)).toEqual([late]);
    for (const id of [early, late]) await database.query('delete from contacts where id = $1', [id]);
  });

  test.each([
    ['from=2026-02-30', 'from', 'A day of the list must be a date, such as 2026-11-27'],
    ['from=2026-11-02&to=2026-11-01', 'to', 'The last day of the list cannot be before its first'],
  ])('%p is refused', async (query, field, message) => {
    const answer = await admin('get', `/all?${query}`);
    expect([answer.status, answer.body.fields]).toEqual([400, [{ field, message }]]);
  });

  test('a page of many requests takes as many statements as a page of one', async () => {
    const statements = async (query: string) => {
      const spy = jest.spyOn(app.get(Database).forStaff, 'query');
      const { body } = await admin('get', `/all?${query}`);
      const counted = spy.mock.calls.length;
      spy.mockRestore();
      return { counted, shown: (body.contacts as unknown[]).length };
    };
    const [one, many] = [await statements('limit=1'), await statements('limit=100')];
    expect(many.shown).toBeGreaterThan(one.shown);
    expect(many.counted).toBe(one.counted);
    expect(one.counted).toBeGreaterThan(0);
  });

  test('statistics count every status', async () => {
    const { body } = await admin('get', '/stats');
    const rows = await database.query<{ status: string; n: number }>(
      'select status, count(*)::integer as n from contacts where deleted_at is null group by status',
    );
    const counted = Object.fromEntries(rows.map(({ status, n }) => [status, n]));
    expect(body).toEqual({
      total: await count('contacts', 'deleted_at is null'),
      byStatus: { new: 0, read: 0, replied: 0, closed: 0, ...counted },
    });
  });

  test('a status can follow any other; notes stay until they are given', async () => {
    const id = await sent();
    const statuses = ['closed', 'read', 'new', 'replied'];
    for (const status of statuses) {
      const answer = await admin(
        'put',
        `/${id}/status`,
        status === 'closed' ? { status, adminNotes: 'a\nb' } : { status },
      );
      expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ id, status, adminNotes: 'a\nb' })]);
    }
    const cleared = await admin('put', `/${id}/status`, { status: 'read', adminNotes: '', message: 'forged' });
    expect(cleared.body).toMatchObject({ adminNotes: null, message: contact.message, version: 6 });
    for (const body of [
      {},
      { status: 'gone' },
      { status: 'read', adminNotes: 'x'.repeat(5001) },
      { status: ['read'] },
    ]) {
      expect((await admin('put', `/${id}/status`, body)).status).toBe(400);
    }
  });

  test('a stale version changes nothing', async () => {
    const id = await sent();
    await admin('put', `/${id}/status`, { status: 'read', version: 1 });
    const stale = await admin('put', `/${id}/status`, { status: 'closed', adminNotes: 'late', version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    const [found] = (await search(id.slice(-8))).contacts;
    expect(found).toMatchObject({ status: 'read', adminNotes: null, version: 2 });
  });

  test('of several changes of one version at once, one succeeds and the others get a conflict', async () => {
    const id = await sent();
    const answers = await Promise.all(
      ['read', 'closed', 'replied'].map((status) => admin('put', `/${id}/status`, { status, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('staff can have the acknowledgement sent again', async () => {
    const id = ids[2] ?? '';
    const answer = await admin('post', `/${id}/resend-acknowledgement`);
    expect([answer.status, answer.body]).toEqual([202, { status: 'pending' }]);
    const mails = await database.query(
      `select language, by_staff from outbox where contact_id = $1 and kind = 'contact-acknowledgement' order by created_at`,
      [id],
    );
    expect(mails).toEqual([
      { language: 'en', by_staff: false },
      { language: 'en', by_staff: true },
    ]);
  });

  test('the list shows the state of the last acknowledgement', async () => {
    const id = ids[2] ?? '';
    await database.query(
      `update outbox set status = 'failed', last_error = 'The mail server refused the recipient (550)'
       where contact_id = $1 and by_staff`,
      [id],
    );
    const [found] = (await search('quast')).contacts;
    expect(found).toMatchObject({
      notification: { status: 'failed', sentAt: null, error: 'The mail server refused the recipient (550)' },
    });
  });

  test('a request whose encryption key is missing hides no other, and can be answered and deleted', async () => {
    const id = await sent({ name: 'Ottilie Unlesbar' });
    await admin('put', `/${id}/status`, { status: 'read', adminNotes: 'Notiz' });
    await database.query(
      `update contacts set request = 'gone.' || request, admin_notes = 'gone.' || admin_notes where id = $1`,
      [id],
    );
    const { body } = await admin('get', '/all?limit=2');
    expect(body.contacts[0]).toMatchObject({ id, name: '', email: '', subject: '', message: '', adminNotes: null });
    expect(body.contacts[1].name).not.toBe('');
    expect((await admin('put', `/${id}/status`, { status: 'closed', adminNotes: '' })).body).toMatchObject({
      status: 'closed',
      name: '',
    });
    const overwritten = await admin('put', `/${id}/status`, { status: 'closed', adminNotes: 'Andere' });
    expect([overwritten.status, overwritten.body.code]).toEqual([409, 'CONFLICT']);
    await database.query(`update contacts set admin_notes = substr(admin_notes, 6) where id = $1`, [id]);
    expect((await admin('put', `/${id}/status`, { status: 'read' })).body.adminNotes).toBe('Notiz');
    expect((await admin('delete', `/${id}`)).status).toBe(204);
  });

  test.each([randomUUID(), 'nonsense', '%00'])('contact %p is not found', async (id) => {
    for (const answer of [
      await admin('get', `/${id}`),
      await admin('put', `/${id}/status`, { status: 'read' }),
      await admin('delete', `/${id}`),
      await admin('post', `/${id}/resend-acknowledgement`),
      await admin('post', `/${id}/restore`),
    ]) {
      expect([answer.status, answer.body.error]).toEqual([404, 'Contact not found']);
    }
  });

  test('every staff route needs a token', async () => {
    const id = ids[0];
    for (const [method, path] of [
      ['get', '/all'],
      ['get', '/stats'],
      ['get', `/${id}`],
      ['put', `/${id}/status`],
      ['post', `/${id}/resend-acknowledgement`],
      ['delete', `/${id}`],
      ['post', `/${id}/restore`],
    ] as const) {
      expect((await http()[method](`/api/contacts/admin${path}`)).body.code).toBe('INVALID_TOKEN');
    }
  });
});
