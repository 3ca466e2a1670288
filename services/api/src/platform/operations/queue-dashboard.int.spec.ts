import { getQueueToken } from '@nestjs/bullmq';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bullmq';
import request from 'supertest';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

const PUBLIC_URL = 'http://vitrine.example:8080';
const ADMIN = { ADMIN_EMAIL: 'owner@vitrine.example', ADMIN_PASSWORD: 'an entirely fine password' };

let database: TestDatabase;
let app: NestExpressApplication;
let cookie: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: { ...ADMIN, PUBLIC_URL } });
  const login = await request(app.getHttpServer())
    .post('/api/admin/login')
    .send({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  const session = await request(app.getHttpServer())
    .post('/api/admin/ops-session')
    .set('Authorization', `Bearer ${login.body.token}`);
  cookie = session.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (path: string) =>
  request(app.getHttpServer())
    .get(`/ops/queues${path}`)
    .set('Cookie', cookie)
    .set('Accept', 'text/html')
    .set('Accept-Language', 'de');

test('the dashboard is English whatever the browser prefers, and shows no Redis where there is none', async () => {
  const { text } = await get('');
  const config = JSON.parse(/id="__UI_CONFIG__" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1] ?? '');
  expect(config).toMatchObject({ locale: { lng: 'en-US' }, hideRedisDetails: true });
  expect(text).not.toMatch(/https?:\/\/fonts/);
});

test('its page may not send anything to other hosts, nor be framed', async () => {
  const policy = String((await get('')).headers['content-security-policy']).split(';');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "base-uri 'self'", "form-action 'none'", "frame-ancestors 'none'"]),
  );
});

test('its scripts are loaded through the one Trusted Types policy that its page makes first', async () => {
  const { text, headers } = await get('');
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script';trusted-types default");
  const first = /<script src="\/ops\/queues(.*?)">/.exec(text)?.[1] ?? '';
  const script = await get(first);
  expect(script.headers['content-type']).toMatch(/javascript/);
  expect(script.text).toContain("createPolicy('default'");
});

test.each(['en-US', 'de-DE'])('its texts (%s) name the store of the queues', async (language) => {
  const { status, text } = await get(`/static/locales/${language}/messages.json`);
  expect(status).toBe(200);
  expect(text).toContain('PostgreSQL');
  expect(text).not.toContain('Redis');
});

test.each(['xx-XX', '..%2F..%2F..%2Fpackage'])('a language it does not have (%s) is not found', async (language) => {
  expect((await get(`/static/locales/${language}/messages.json`)).status).toBe(404);
});

describe('an action in the dashboard', () => {
  const from = (page: Record<string, string>, path = '/media/pause') =>
    request(app.getHttpServer()).put(`/ops/queues/api/queues${path}`).set('Cookie', cookie).set(page);
  const put = (path: string) => from({ 'Sec-Fetch-Site': 'same-origin' }, path);
  const entries = () =>
    database.query(
      `select admin_email, action, subject_type, subject_id, details from audit_log where action like 'queue.%' order by id`,
    );
  const media = () => app.get<Queue>(getQueueToken('media'), { strict: false });

  test('is in the audit log with who did it; looking leaves no entry', async () => {
    const job = await media().add('variants', { mediaId: 'secret' }, { delay: 3_600_000 });
    expect((await get('/api/queues')).status).toBe(200);
    expect((await put('/media/pause')).status).toBe(200);
    expect((await put(`/media/${job.id}/promote`)).status).toBe(204);
    expect((await put('/media/clean/failed')).status).toBe(200);
    expect((await put('/media/resume')).status).toBe(200);
    const by = { admin_email: ADMIN.ADMIN_EMAIL, subject_type: 'queue', subject_id: 'media' };
    expect(await entries()).toEqual([
      { ...by, action: 'queue.pause', details: {} },
      { ...by, action: 'queue.promote', details: { jobId: job.id } },
      { ...by, action: 'queue.clean', details: { queueStatus: 'failed' } },
      { ...by, action: 'queue.resume', details: {} },
    ]);
  });

  test.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'same-site', Origin: PUBLIC_URL },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'http://vitrine.example:8025' },
    { Origin: 'null' },
    {},
  ])('is refused from another origin (%j), even with a valid cookie', async (page) => {
    const { status, body, headers } = await from(page);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['content-security-policy']).toContain("form-action 'none'");
    expect(await media().isPaused()).toBe(false);
  });

  test('is accepted from the public origin where a browser sends only the origin', async () => {
    expect((await from({ Origin: PUBLIC_URL })).status).toBe(200);
    expect((await from({ Origin: PUBLIC_URL }, '/media/resume')).status).toBe(200);
  });

  test('is not done when its audit entry cannot be written', async () => {
    await database.query('alter table audit_log rename to audit_log_away');
    expect((await put('/media/pause')).status).toBe(500);
    await database.query('alter table audit_log_away rename to audit_log');
    expect(await media().isPaused()).toBe(false);
  });
});
