import { FIRST_SETTINGS } from '@vitrine/schemas';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { meetAtLock } from '../../../../test/races/meet-at-lock.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../../../../test/staff.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../database/database.js';
import { MailSubjectGoneError } from '../../../platform/notifications/mail.js';
import { AdminLinks } from '../links/admin-links.js';
import { StaffMails } from '../mails/staff-mails.js';

const CLARA = { email: 'Clara.Vogt@Vitrine.example', name: 'Clara Vogt', role: 'sales' };
const PASSWORD = 'Bernstein unter alten Uhren';

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;
let mails: StaffMails;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, {
    environment: { ...staffEnvironment, PUBLIC_URL: 'https://vitrine.example' },
  });
  owner = await signIn(app);
  mails = new StaffMails(app.get(Database), app.get(AdminLinks, { strict: false }), app.get(AppConfig));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
afterEach(() => database.query(`delete from admins where email <> 'owner@vitrine.example'`));

const http = () => request(app.getHttpServer());
const invite = async (invitation: object = CLARA) => owner.post('/api/admin/staff/invitations').send(invitation);
const accept = (token: string, password = PASSWORD) =>
  http().post(`/api/admin/invitations/${token}/accept`).set('User-Agent', 'curl/8.10.1').send({ password });

/** @returns the mail of an account's last outbox row, as rendered by the worker */
async function readMail(id: string) {
  const [row] = await database.query<{ kind: 'account-invitation' }>(
    'select kind from outbox where admin_id = $1 order by created_at desc, id desc limit 1',
    [id],
  );
  if (!row) throw new Error('The outbox has no mail');
  return mails.render({ kind: row.kind, subjectId: id, language: 'en', house: FIRST_SETTINGS });
}

async function readToken(id: string): Promise<string> {
  const { text } = await readMail(id);
  return /\/admin\/invitation\/([\w-]{64})\n/.exec(text)?.[1] ?? '';
}

async function invited(): Promise<{ id: string; token: string }> {
  const { body } = await invite();
  const { id } = body as { id: string };
  return { id, token: await readToken(id) };
}

test('an invitation is an account without a password, with a mail in the same transaction', async () => {
  const answer = await invite();
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    email: 'clara.vogt@vitrine.example',
    name: 'Clara Vogt',
    role: 'sales',
    state: 'invited',
    lastLoginAt: null,
    invitation: { mail: { status: 'pending', sentAt: null, error: null } },
    version: 1,
  });
  const ends = new Date(answer.body.invitation.expiresAt as string).getTime();
  expect(Math.round((ends - Date.now()) / 3_600_000)).toBe(72);
  const mail = await readMail(answer.body.id as string);
  expect(mail).toMatchObject({
    to: { name: 'Clara Vogt', address: 'clara.vogt@vitrine.example' },
    subject: 'Your invitation to the administration of Vitrine',
  });
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain('owner@vitrine.example invites you');
    expect(body).toContain('Sales');
    expect(body.replaceAll('&#x3D;', '=')).toMatch(/https:\/\/vitrine\.example\/admin\/invitation\/[\w-]{64}/);
  }
  const login = await http()
    .post('/api/admin/login')
    .send({ email: CLARA.email, password: staffEnvironment.ADMIN_PASSWORD });
  expect(login.body.code).toBe('INVALID_CREDENTIALS');
});

test('no secret of a link is stored', async () => {
  const { token } = await invited();
  const stored = JSON.stringify([
    await database.query('select * from admin_links'),
    await database.query('select * from outbox'),
    await database.query('select * from audit_log'),
  ]);
  expect(stored).not.toContain(token.slice(22));
});

test.each(['active', 'invited', 'suspended'] as const)('an address with an %s account is refused', async (state) => {
  await addStaff(database, { email: CLARA.email.toLowerCase(), state });
  const answer = await invite();
  expect(answer.status).toBe(409);
  expect(answer.body.code).toBe('STAFF_EXISTS');
});

test('a name, a valid address and a known role are required', async () => {
  const answer = await invite({ email: 'nobody', name: '', role: 'boss' });
  expect(answer.body.fields).toEqual([
    { field: 'email', message: 'Please enter a valid email address' },
    { field: 'name', message: 'Name is required' },
    { field: 'role', message: expect.stringMatching(/^Role must be one of/) },
  ]);
});

test('an invitation is accepted once, which signs in with its role', async () => {
  const { id, token } = await invited();
  expect((await http().get(`/api/admin/invitations/${token}`)).body).toEqual({
    email: 'clara.vogt@vitrine.example',
    name: 'Clara Vogt',
    role: 'sales',
  });
  const answer = await accept(token);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ admin: { id, email: 'clara.vogt@vitrine.example', lastLoginAt: null } });
  const me = await http()
    .get('/api/admin/me')
    .auth(answer.body.token as string, { type: 'bearer' });
  expect(me.body).toMatchObject({ name: 'Clara Vogt', role: 'sales' });
  for (const again of [await accept(token), await http().get(`/api/admin/invitations/${token}`)])
    expect(again.body).toMatchObject({ statusCode: 404, code: 'NOT_FOUND', error: 'Invitation not found' });
  const login = await http().post('/api/admin/login').send({ email: CLARA.email, password: PASSWORD });
  expect(login.status).toBe(200);
  const actions = await database.query('select action, admin_email from audit_log where subject_id = $1 order by id', [
    id,
  ]);
  expect(actions).toEqual([
    { action: 'staff.invitation.create', admin_email: 'owner@vitrine.example' },
    { action: 'staff.invitation.accept', admin_email: 'clara.vogt@vitrine.example' },
  ]);
});

test('a password that is easy to guess is refused with advice, and the link still works', async () => {
  const { token } = await invited();
  expect((await accept(token, CLARA.email)).body.fields).toEqual([
    { field: 'password', message: expect.stringMatching(/^This password is too easy to guess/) },
  ]);
  expect((await accept(token, 'short')).body.fields).toEqual([
    { field: 'password', message: 'Password must be between 12 and 128 characters' },
  ]);
  expect((await accept(token)).status).toBe(200);
});

test('a forged link, one of another purpose and an expired one are answered with 404', async () => {
  const { token } = await invited();
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const other of [forged, 'x', 'a'.repeat(64), `${token}A`]) {
    expect((await accept(other)).status).toBe(404);
    expect((await http().get(`/api/admin/password-reset/${other}`)).status).toBe(404);
  }
  expect((await http().get(`/api/admin/password-reset/${token}`)).status).toBe(404);
  await database.query('update admin_links set expires_at = now()');
  expect((await accept(token)).status).toBe(404);
});

test('an invitation that is sent again has a new link, and the previous one no longer works', async () => {
  const { id, token } = await invited();
  const answer = await owner.post(`/api/admin/staff/invitations/${id}/resend`);
  expect(answer.status).toBe(202);
  expect(answer.body).toMatchObject({ id, state: 'invited' });
  expect((await accept(token)).status).toBe(404);
  const fresh = await readToken(id);
  expect(fresh).not.toBe(token);
  expect((await accept(fresh)).status).toBe(200);
  expect((await owner.post(`/api/admin/staff/invitations/${id}/resend`)).status).toBe(404);
});

test('a revoked invitation is deleted with its mail, and the address can be invited again', async () => {
  const { id, token } = await invited();
  expect((await owner.delete(`/api/admin/staff/invitations/${id}`)).status).toBe(204);
  expect((await accept(token)).status).toBe(404);
  await expect(
    mails.render({ kind: 'account-invitation', subjectId: id, language: 'en', house: FIRST_SETTINGS }),
  ).rejects.toThrow(MailSubjectGoneError);
  expect((await owner.delete(`/api/admin/staff/invitations/${id}`)).status).toBe(404);
  expect((await invite()).status).toBe(201);
});

test('an accepted invitation can no longer be revoked', async () => {
  const id = await addStaff(database, { email: 'anna@vitrine.example', role: 'sales' });
  expect((await owner.delete(`/api/admin/staff/invitations/${id}`)).status).toBe(404);
  expect((await (await signInAs(app, 'anna@vitrine.example')).get('/api/admin/me')).status).toBe(200);
});

describe('concurrently', () => {
  const holdAccount = (id: string) => `select from admins where id = '${id}' for update`;

  test('an invitation is accepted only once', async () => {
    const { id, token } = await invited();
    const answers = await meetAtLock(database, holdAccount(id), 2, () =>
      Promise.all([accept(token), accept(token, `${PASSWORD} zwei`)]),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const sessions = await database.query('select from admin_sessions where admin_id = $1', [id]);
    expect(sessions).toHaveLength(1);
    const winner = answers[0]?.status === 200 ? PASSWORD : `${PASSWORD} zwei`;
    const login = await http().post('/api/admin/login').send({ email: CLARA.email, password: winner });
    expect(login.status).toBe(200);
  });

  test('an invitation is accepted or revoked, never both', async () => {
    const { id, token } = await invited();
    const [accepted, revoked] = await meetAtLock(database, holdAccount(id), 2, () =>
      Promise.all([accept(token), owner.delete(`/api/admin/staff/invitations/${id}`)]),
    );
    expect([accepted.status, revoked.status]).toEqual(accepted.status === 200 ? [200, 404] : [404, 204]);
    const left = await database.query(`select state from admins where id = $1`, [id]);
    expect(left).toEqual(accepted.status === 200 ? [{ state: 'active' }] : []);
  });

  test('two invitations of one address make one account', async () => {
    const answers = await Promise.all([invite(), invite()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
