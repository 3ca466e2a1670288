import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createTestApp } from '../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.js';

const email = 'owner@vitrine.example';
const password = 'an entirely fine password';

let database: TestDatabase;
let app: NestExpressApplication;
let token: string;
let id: string;

const http = () => request(app.getHttpServer());
const bearer = () => `Bearer ${token}`;
const put = () => http().put(`/api/coupons/admin/${id}`).set('Authorization', bearer());

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } });
  token = (await http().post('/api/admin/login').send({ email, password })).body.token as string;
  const created = await http()
    .post('/api/coupons/admin')
    .set('Authorization', bearer())
    .send({ code: 'WINTER', name: 'Winter', discountType: 'percentage', discountValue: 10, validFrom: '2026-01-01' });
  expect(created.status).toBe(201);
  id = created.body.id as string;
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('a change without a JSON object is refused in a sentence', async () => {
  const answers = [await put(), await put().type('text').send('name=x'), await put().send([])];
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', error: 'The request body must be a JSON object' });
  }
});

test('a change of one field keeps the rest', async () => {
  const answer = await put().send({ name: 'Snow' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ name: 'Snow', code: 'WINTER', discountValue: 10 });
});
