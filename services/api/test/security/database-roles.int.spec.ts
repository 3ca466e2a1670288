import { randomBytes } from 'node:crypto';
import { getQueueToken } from '@nestjs/bullmq';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Queue } from 'bullmq';
import { Client } from 'pg';
import request from 'supertest';
import { signIn, staffEnvironment } from '../staff.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { AuditLog } from '../../src/common/audit/audit-log.js';
import { migrateQueues } from '../../src/platform/queue/migrate-queues.js';
import { queueNames } from '../../src/platform/queue/queue-names.js';
import { runMigrations } from '../../src/database/run-migrations.js';
import { createRoles } from '../../src/database/roles/create-roles.js';
import { PrivilegeWarning } from '../../src/database/roles/privilege-warning.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function as<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const ENTRY = `insert into audit_log (id, admin_email, action, subject_type) values (gen_random_uuid(), 'x', 'x', 'x')`;

describe('the account of api and worker', () => {
  test.each([
    `update audit_log set admin_email = 'other'`,
    'delete from audit_log',
    'truncate audit_log',
    'alter table audit_log disable trigger all',
    `update audit_chain set hash = ''`,
    'delete from audit_chain',
    `insert into audit_chain (seq, entry_id, hash) values (1000000, gen_random_uuid(), '')`,
    'update audit_head set seq = 0',
    `select forget_audit_entries(now() - interval '4 years', 1, gen_random_uuid(), 'x')`,
    `select append_to_audit_chain(e) from audit_log e`,
    'create table public.mine ()',
    'create schema mine',
    'alter table products add column mine text',
    'drop table coupon_uses',
    'truncate orders',
    'delete from mikro_orm_migrations',
    'alter table bullmq.job add column mine text',
    'set session authorization vitrine_owner',
    'set role vitrine_owner',
  ])('may not: %s', async (statement) => {
    await as(database.url, ENTRY);
    await expect(as(database.url, statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  test('is no superuser and may read and write rows, also of tables that the owner makes later', async () => {
    expect(
      await as(database.url, 'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user'),
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
    await as(
      database.ownerUrl,
      'create table of_a_later_migration (id bigint generated always as identity, name text)',
    );
    await as(database.url, `insert into of_a_later_migration (name) values ('a')`);
    await as(database.url, `update of_a_later_migration set name = 'b'`);
    expect(await as(database.url, 'select name from of_a_later_migration')).toEqual([{ name: 'b' }]);
    await as(database.url, 'delete from of_a_later_migration');
  });
});

test('a job of each queue is added without any right to change the schema', async () => {
  const app = await createTestApp(database.url);
  try {
    for (const name of queueNames) {
      const queue = app.get<Queue>(getQueueToken(name), { strict: false });
      await queue.addBulk([{ name: 'first', data: {} }]);
      expect((await queue.add('second', {})).id).toBe('2');
    }
  } finally {
    await app.close();
  }
});

describe('the account of the retention', () => {
  test.each(['delete from audit_log', 'select from audit_log', 'select from orders', ENTRY, 'delete from audit_chain'])(
    'may not: %s',
    async (statement) => {
      await expect(as(database.retentionUrl, statement)).rejects.toThrow('permission denied');
    },
  );

  test('cannot delete entries that are younger than the shortest period allowed', async () => {
    await database.query(
      `insert into audit_log (id, at, admin_email, action, subject_type) values (gen_random_uuid(), now() - interval '179 days', 'x', 'young', 'x')`,
    );
    const forget = `select forget_audit_entries(now(), 1000, gen_random_uuid(), 'none')`;
    await expect(as(database.retentionUrl, forget)).rejects.toThrow('append-only');
  });
});

describe('an installation with one account for everything', () => {
  let old: TestDatabase;
  const name = (purpose: string) => `Shop_${purpose}_${suffix}`;
  const suffix = randomBytes(4).toString('hex');
  const urlFor = (purpose: string) =>
    Object.assign(new URL(old.url), { username: name(purpose), password: 'a:secret/with@signs' }).href;
  beforeAll(async () => {
    old = await createTestDatabase({ oneAccount: true });
  });
  afterAll(async () => {
    await old.drop();
    for (const purpose of ['owner', 'runtime', 'retention']) await database.query(`drop role "${name(purpose)}"`);
  });

  const works = async (app: NestExpressApplication) => {
    const staff = await signIn(app);
    const created = await staff.post('/api/features').send({ title: 'Katalog', description: 'Alles.' });
    expect(created.status).toBe(201);
    expect((await staff.get('/api/features/admin/all')).status).toBe(200);
    expect((await request(app.getHttpServer()).get('/health/ready')).status).toBe(200);
  };

  test('still works, with a warning', async () => {
    const app = await createTestApp(old.url, { environment: staffEnvironment });
    try {
      await works(app);
      expect(await app.get(PrivilegeWarning, { strict: false }).warn()).toBe(true);
    } finally {
      await app.close();
    }
  });

  test('gets three accounts, of which the owner owns everything; repeating this changes nothing', async () => {
    for (let time = 0; time < 2; time += 1) {
      await createRoles({
        admin: old.url,
        owner: urlFor('owner'),
        runtime: urlFor('runtime'),
        retention: urlFor('retention'),
      });
      await runMigrations(urlFor('owner'), { migrateOthers: migrateQueues });
    }
    expect(
      await old.query(
        `select distinct tableowner as owner from pg_tables where schemaname in ('public', 'bullmq')
         union select pg_get_userbyid(datdba) from pg_database where datname = current_database()`,
      ),
    ).toEqual([{ owner: name('owner') }]);
    const app = await createTestApp(urlFor('runtime'), { environment: staffEnvironment });
    try {
      await works(app);
      expect(await app.get(PrivilegeWarning, { strict: false }).warn()).toBe(false);
      await app.get(AuditLog).write({ actor: 'system', action: 'x', subjectType: 'x', subjectId: null });
    } finally {
      await app.close();
    }
    await expect(as(urlFor('runtime'), 'delete from audit_log')).rejects.toThrow('permission denied');
    await expect(as(urlFor('retention'), 'delete from audit_log')).rejects.toThrow('permission denied');
    await as(
      urlFor('retention'),
      `select forget_audit_entries(now() - interval '4 years', 10, gen_random_uuid(), '4 years')`,
    );
  });
});
