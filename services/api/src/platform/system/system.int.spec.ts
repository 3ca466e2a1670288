import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getQueueToken } from '@nestjs/bullmq';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bullmq';
import { signIn, staffEnvironment, type Staff } from '../../../test/staff.js';
import { startRedis } from '../../../test/processes/redis-process.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

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

const system = async () => (await staff.get('/api/admin/system')).body;

test('the versions are those of what runs', async () => {
  const file = join(import.meta.dirname, '../../../package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const [server] = await database.query<{ server_version: string }>('show server_version');
  const { versions } = await system();
  expect(versions).toEqual({
    product: version,
    node: process.versions.node,
    postgresql: expect.stringMatching(/^\d+/),
  });
  expect(server?.server_version.startsWith(versions.postgresql)).toBe(true);
});

test('the jobs of each queue are counted', async () => {
  const queue = app.get<Queue>(getQueueToken('media'), { strict: false });
  await queue.add('variants', { mediaId: 'x' });
  await queue.add('variants', { mediaId: 'y' }, { delay: 3_600_000 });
  await queue.add('variants', { mediaId: 'z' }, { priority: 2 });
  const none = { waiting: 0, active: 0, delayed: 0, failed: 0 };
  expect((await system()).queues).toEqual([
    { name: 'mail', ...none },
    { name: 'media', ...none, waiting: 2, delayed: 1 },
    { name: 'imports', ...none },
    { name: 'upkeep', ...none },
  ]);
});

test('dead letters are counted apart from mails that wait', async () => {
  expect((await system()).mails).toEqual({ pending: 0, failed: 0, oldestDueSeconds: 0 });
  await database.query(
    `with contact as (insert into contacts (id, request, language) values (gen_random_uuid(), 'x', 'de') returning id)
     insert into outbox (id, kind, contact_id, language, status)
     select gen_random_uuid(), 'contact-notice', id, 'de', status from contact, unnest(array['pending', 'failed', 'failed', 'sent']) as status`,
  );
  expect((await system()).mails).toEqual({ pending: 1, failed: 2, oldestDueSeconds: expect.any(Number) });
});

test('the bytes are those of the database and of the uploaded files', async () => {
  const before = (await system()).storage;
  expect(before).toEqual({ databaseBytes: expect.any(Number), mediaBytes: 0, mediaFiles: 0 });
  expect(before.databaseBytes).toBeGreaterThan(1_000_000);
  await database.query(
    `insert into media_files (id, path, kind, mime_type, size_bytes)
     select gen_random_uuid(), '/uploads/' || bytes, 'video', 'video/mp4', bytes from unnest(array[5000000000, 5]) as bytes`,
  );
  expect((await system()).storage).toMatchObject({ mediaBytes: 5_000_000_005, mediaFiles: 2 });
});

test('the last backup is the latest one recorded, and is null before the first', async () => {
  expect((await system()).lastBackupAt).toBeNull();
  await database.query(`insert into backups values ('2026-11-20T02:00:00Z'), ('2026-11-19T02:00:00Z')`);
  expect((await system()).lastBackupAt).toBe('2026-11-20T02:00:00.000Z');
  await database.query('insert into backups default values');
  expect(Date.parse((await system()).lastBackupAt)).toBeGreaterThan(Date.now() - 60_000);
});

test('while Redis is unreachable the queues are unknown and the rest is reported', async () => {
  const redis = await startRedis();
  const onRedis = await createTestApp(database.url, { environment: { ...staffEnvironment, REDIS_URL: redis.url } });
  try {
    const signedIn = await signIn(onRedis);
    expect((await signedIn.get('/api/admin/system')).body.queues).toHaveLength(4);
    await redis.stop();
    const { status, body } = await signedIn.get('/api/admin/system');
    expect([status, body.queues, body.storage.mediaFiles]).toEqual([200, null, 2]);
  } finally {
    await onRedis.close();
  }
});
