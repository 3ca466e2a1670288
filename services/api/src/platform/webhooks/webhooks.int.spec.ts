import { randomBytes } from 'node:crypto';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { MAX_REPLACED_SECRETS } from '@vitrine/schemas';
import { signIn, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { testEnvironment } from '../../../test/test-environment.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import { AppConfig } from '../../config/app-config.js';
import { Database } from '../../database/database.js';
import type { DeliveriesDto, WebhookDto, WebhookWithSecretDto } from './webhook.dto.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksService } from './webhooks.service.js';

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  owner = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
afterEach(() => database.query('delete from webhooks'));

const WEBHOOK = { url: 'https://erp.example/hooks', events: ['order.created'], description: 'ERP' };
const make = async (more: object = {}) => {
  const answer = await owner.post('/api/admin/webhooks').send({ ...WEBHOOK, ...more });
  expect(answer.status).toBe(201);
  return answer.body as WebhookWithSecretDto;
};
const list = async () => (await owner.get('/api/admin/webhooks')).body as WebhookDto[];

test('a webhook is made with a secret that is shown once and stored encrypted', async () => {
  const { secret, ...made } = await make();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(made).toEqual({
    ...WEBHOOK,
    id: expect.any(String),
    isActive: true,
    endedReason: null,
    endedAt: null,
    failingSince: null,
    previousSecretUntil: null,
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
    version: 1,
  });
  expect(await list()).toEqual([made]);
  expect(JSON.stringify(await database.query('select * from webhooks'))).not.toContain(secret.slice(6));
});

test.each([
  [{ url: '' }, 'url', 'Address is required'],
  [{ url: 'ftp://erp.example' }, 'url', /begins with https/],
  [{ url: 'https://user:word@erp.example' }, 'url', /begins with https/],
  [{ url: 'https://[erp]/hooks' }, 'url', /begins with https/],
  [{ events: [] }, 'events', 'Please choose at least one type of event'],
  [{ events: ['order.lost'] }, 'events.0', 'There is no such type of event'],
])('%j is refused', async (more, field, message) => {
  const answer = await owner.post('/api/admin/webhooks').send({ ...WEBHOOK, ...more });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual([
    { field, message: typeof message === 'string' ? message : expect.stringMatching(message) },
  ]);
});

test('in production only https is accepted', async () => {
  const config = new AppConfig(
    testEnvironment({
      DATABASE_URL: database.url,
      NODE_ENV: 'production',
      MAIL_FROM: 'Vitrine <orders@vitrine.example>',
      STAFF_EMAIL: 'staff@vitrine.example',
      PROXY_SECRET: randomBytes(32).toString('base64'),
    }),
  );
  const find = <Part>(part: Type<Part>): Part => app.get(part, { strict: false });
  const webhooks = new WebhooksService(find(Database), find(WebhookSecrets), find(AuditLog), config);
  const webhook = { ...WEBHOOK, events: ['order.created' as const], isActive: true, url: 'http://erp.example/hooks' };
  const authenticatedAt = new Date();
  const maker = { id: '', email: '', role: null, permissions: [], sid: '', exp: 0, mustEnrol: false, authenticatedAt };
  await expect(webhooks.create(webhook, maker)).rejects.toMatchObject({
    fields: [{ field: 'url', message: 'Please enter an address that begins with https://' }],
  });
});

test('a change raises the version, and switching on clears why the system had switched off', async () => {
  const { id } = await make();
  await database.query(`
    update webhooks set is_active = false, ended_reason = 'failing', ended_at = now(), failing_since = now() - interval '5 days'`);
  const changed = await owner.put(`/api/admin/webhooks/${id}`).send({ isActive: true, version: 1 });
  expect(changed.body).toMatchObject({
    isActive: true,
    endedReason: null,
    endedAt: null,
    failingSince: null,
    version: 2,
  });
  expect(changed.body).not.toHaveProperty('secret');
  const stale = await owner.put(`/api/admin/webhooks/${id}`).send({ description: 'CRM', version: 1 });
  expect(stale.body).toMatchObject({ statusCode: 409, code: 'STALE_VERSION', updatedBy: staffEnvironment.ADMIN_EMAIL });
  expect((await owner.delete(`/api/admin/webhooks/${id}`)).status).toBe(204);
  expect(await list()).toEqual([]);
  expect((await owner.get(`/api/admin/webhooks/${id}/deliveries`)).body.error).toBe('Webhook not found');
});

test('a new secret is shown once; the one before still signs for 24 hours', async () => {
  const { id, secret } = await make();
  const { body } = await owner.post(`/api/admin/webhooks/${id}/rotate-secret`);
  expect(body.secret).toMatch(/^whsec_/);
  expect(body.secret).not.toBe(secret);
  const until = Date.parse(body.previousSecretUntil as string) - Date.now();
  expect(until / 3_600_000).toBeGreaterThan(23.9);
  expect(until / 3_600_000).toBeLessThanOrEqual(24);
});

test('while five replaced secrets sign, another is refused and the present one stays', async () => {
  const { id } = await make();
  const rotate = () => owner.post(`/api/admin/webhooks/${id}/rotate-secret`);
  const versions: number[] = [];
  for (let n = 0; n < MAX_REPLACED_SECRETS; n += 1) {
    const { status, body } = await rotate();
    expect(status).toBe(200);
    versions.push(body.version as number);
  }
  const refused = await rotate();
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'CONFLICT',
    error: expect.stringContaining('5 earlier secrets still sign'),
  });
  expect((await list()).find((each) => each.id === id)?.version).toBe(versions.at(-1));
});

test('deliveries are listed newest first and by cursor; each can be sent again under the id of its event', async () => {
  const { id } = await make();
  for (let n = 0; n < 3; n += 1) expect((await owner.post(`/api/admin/webhooks/${id}/test`)).status).toBe(202);
  const first = await owner.get(`/api/admin/webhooks/${id}/deliveries`).query({ limit: 2 });
  expect(first.body.deliveries).toHaveLength(2);
  expect(first.body.deliveries[0]).toMatchObject({ eventType: 'webhook.test', status: 'pending', attempts: 0 });
  const link = /^<([^>]+)>; rel="next"$/.exec(first.headers['link'] ?? '')?.[1] ?? '';
  const rest = (await owner.get(link)).body as DeliveriesDto;
  expect([rest.deliveries.length, rest.next]).toEqual([1, null]);
  const [oldest] = rest.deliveries;
  const again = await owner.post(`/api/admin/webhooks/${id}/deliveries/${oldest?.id}/redeliver`);
  expect(again.status).toBe(202);
  expect(again.body).toMatchObject({ eventId: oldest?.eventId, status: 'pending' });
  expect(again.body.id).not.toBe(oldest?.id);
  expect((await owner.get(`/api/admin/webhooks/${id}/deliveries`).query({ cursor: 'x' })).status).toBe(400);
  const foreign = await make();
  const wrong = await owner.post(`/api/admin/webhooks/${foreign.id}/deliveries/${oldest?.id}/redeliver`);
  expect(wrong.body.error).toBe('Delivery not found');
});
