import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { contact } from '../../../../test/fixtures/contacts.js';
import { demonstration } from '../../../../test/fixtures/demonstrations.js';
import { signIn, staffEnvironment, type Staff } from '../../../../test/staff.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  staff = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** The differences between the lists of visitors' requests. */
const lists = [
  {
    list: 'contacts',
    toBody: (name: string) => ({ ...contact, name }),
    standard: 'Request,Received (UTC),Status,Language,Changed (UTC)',
    personal: Object.values(contact).filter((text) => !text.includes('\n')),
    filter: 'status=closed',
    closed: 'closed',
    asked: 'subject,name,status,email,subject',
    headings: 'Subject,Name,Status,E-mail',
    toLine: (name: string) => `${contact.subject},${name},new,${contact.email}`,
  },
  {
    list: 'demonstrations',
    toBody: (name: string) => demonstration({ name }),
    standard:
      'Request,Received (UTC),Status,Kind,Place,Appointment (UTC),Wishes (UTC),Time zone of the customer,Language,Changed (UTC)',
    personal: ['Vorzüglich', 'w.vorzueglich', '+49 89'],
    filter: 'status=declined&kind=video',
    closed: 'declined',
    asked: 'company,kind,name,status,company',
    headings: 'Company,Kind,Name,Status',
    toLine: (name: string) => `${demonstration().company},video,${name},new`,
  },
];

describe.each(lists)('the export of $list', ({ list, toBody, ...differing }) => {
  const send = async (name: string) => (await staff.post(`/api/${list}`).send(toBody(name))).body.id as string;
  const exported = (query = '', by: Pick<Staff, 'get'> = staff) =>
    by.get(`/api/${list}/admin/export${query}`).buffer(true);
  const listLines = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n');
  const withKey = async (permissions: string[]) => {
    const made = await staff.post('/api/admin/api-keys').send({ name: `ERP ${permissions.join()}`, permissions });
    return request.agent(app.getHttpServer()).set('Authorization', `Bearer ${made.body.key as string}`);
  };

  test('is a CSV file of the requests, without anything that visitors wrote', async () => {
    const id = await send('Wilhelmina Vorzüglich');
    const { status, headers, text } = await exported();
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${list}-${today}.csv"`,
      'cache-control': 'no-store',
    });
    expect(text.startsWith(`\ufeff${differing.standard}\r\n${id},`)).toBe(true);
    for (const personal of differing.personal) expect(text).not.toContain(personal);
  });

  test('has the rows of the list, in the same order', async () => {
    const ids = [await send('Anna Adler'), await send('Bernd Adler'), await send('Carla Amsel')];
    await staff.put(`/api/${list}/admin/${ids[1]}/status`).send({ status: differing.closed });
    for (const [query, found] of [
      ['', 4],
      ['search=adler', 2],
      [`search=adler&${differing.filter}`, 1],
      [`search=%23${ids[2]?.slice(-8)}`, 1],
      ['search=niemand', 0],
    ] as const) {
      const { body } = await staff.get(`/api/${list}/admin/all?limit=100&${query}`);
      const listed = (body[list] as { id: string }[]).map(({ id }) => id);
      const lines = listLines((await exported(`?${query}`)).text).slice(1);
      expect({ query, ids: lines.map((line) => line.slice(0, 36)) }).toEqual({ query, ids: listed });
      expect(listed).toHaveLength(found);
    }
  });

  test('has the columns asked for, each once, in their order; no unreadable values, no formulas', async () => {
    const id = await send('=1+1');
    const query = `?search=%23${id.slice(-8)}&columns=${differing.asked}`;
    expect(listLines((await exported(query)).text)).toEqual([differing.headings, differing.toLine(`'=1+1`)]);

    await database.query(`update ${list} set request = 'lost' where id = $1`, [id]);
    const lost = listLines((await exported(`?search=%23${id.slice(-8)}&columns=name,status`)).text);
    expect(lost).toEqual(['Name,Status', ',new']);
    expect((await exported('?columns=message')).status).toBe(400);
  });

  test('is in the audit log with its columns, without the search text, and fails without that entry', async () => {
    await exported('?search=Erika&status=new&columns=name,status');
    const [entry] = (await staff.get(`/api/admin/audit?action=${list}.export&limit=1`)).body.entries;
    expect(entry).toMatchObject({
      admin: staffEnvironment.ADMIN_EMAIL,
      subjectType: list,
      subjectId: null,
      details: { status: 'new', search: 'yes', columns: ['name', 'status'] },
    });
    expect(JSON.stringify(entry)).not.toContain('Erika');
    await database.query('alter table audit_log rename to audit_log_away');
    expect((await exported()).status).toBe(500);
    await database.query('alter table audit_log_away rename to audit_log');
  });

  test('also needs the permission to read the list, and the one to decrypt for what visitors wrote', async () => {
    const exporter = await withKey(['orders:export']);
    const reader = await withKey(['orders:export', 'contacts:read']);
    const decrypting = await withKey(['orders:export', 'contacts:read', 'customers:decrypt']);
    const refused = async (by: Pick<Staff, 'get'>, query?: string) => {
      const { status, text } = await exported(query, by);
      return [status, (JSON.parse(text) as { permission?: string }).permission];
    };
    expect(await refused(await withKey(['contacts:read']))).toEqual([403, 'orders:export']);
    expect(await refused(exporter)).toEqual([403, 'contacts:read']);
    expect(await refused(reader, '?columns=name')).toEqual([403, 'customers:decrypt']);
    expect((await exported('?columns=status', reader)).status).toBe(200);
    expect((await exported('?columns=name', decrypting)).status).toBe(200);
  });
});

test('the assignee of a contact request is a column and a filter', async () => {
  const sent = await staff.post('/api/contacts').send({ ...contact, name: 'Frieda Fuchs' });
  const [me] = (await staff.get('/api/admin/assignees')).body as { id: string; name: string }[];
  await staff.put(`/api/contacts/admin/${sent.body.id}/assignee`).send({ staffId: me?.id });
  const { text } = await staff.get('/api/contacts/admin/export?assignee=me&columns=name,assignee').buffer(true);
  expect(text).toBe(`\ufeffName,Assignee\r\nFrieda Fuchs,${me?.name}\r\n`);
});
