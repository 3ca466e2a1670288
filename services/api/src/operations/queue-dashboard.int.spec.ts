import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestApp } from '../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';

const ADMIN = { ADMIN_EMAIL: 'owner@vitrine.example', ADMIN_PASSWORD: 'an entirely fine password' };

let database: TestDatabase;
let app: NestExpressApplication;
let cookie: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: ADMIN });
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

test.each(['en-US', 'de-DE'])('its sentences (%s) name what carries the queues', async (language) => {
  const { status, text } = await get(`/static/locales/${language}/messages.json`);
  expect(status).toBe(200);
  expect(text).toContain('PostgreSQL');
  expect(text).not.toContain('Redis');
});

test.each(['xx-XX', '..%2F..%2F..%2Fpackage'])('a language it does not have (%s) is not found', async (language) => {
  expect((await get(`/static/locales/${language}/messages.json`)).status).toBe(404);
});
