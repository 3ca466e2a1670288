import type { NestExpressApplication } from '@nestjs/platform-express';
import { AuditLog } from '../../src/common/audit/audit-log.js';
import { Database } from '../../src/database/database.js';
import { AuditVerifier, type ChainPoint } from '../../src/people/privacy/audit-verification.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';

const ENTRIES = 6;

let database: TestDatabase;
let app: NestExpressApplication;

const write = (n: number) =>
  app.get(AuditLog).write({
    actor: 'operator',
    action: `action.${n}`,
    subjectType: 'thing',
    subjectId: String(n),
    details: { n, name: 'Grüße "?"' },
  });
const verify = (known?: ChainPoint) => app.get(AuditVerifier, { strict: false }).verify(known);
/** Runs statements as the owner of the server could: without triggers. */
const tamper = async (...statements: string[]) => {
  for (const statement of [
    `set session_replication_role = replica`,
    ...statements,
    'set session_replication_role = origin',
  ])
    await database.query(statement);
};
const TABLES = ['audit_log', 'audit_chain', 'audit_head'];

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url);
  for (let n = 1; n <= ENTRIES; n += 1) await write(n);
  for (const table of TABLES) await database.query(`create table ${table}_kept as table ${table}`);
});
afterEach(() =>
  tamper(...TABLES.flatMap((table) => [`delete from ${table}`, `insert into ${table} select * from ${table}_kept`])),
);
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('unchanged entries are valid, and the head is the last of them', async () => {
  const [head] = await database.query<{ hash: string }>(`select encode(hash, 'hex') as hash from audit_head`);
  expect(await verify()).toEqual({
    entries: ENTRIES,
    head: { seq: BigInt(ENTRIES), hash: head?.hash },
    fault: undefined,
  });
});

const THIRD = `(select entry_id from audit_chain where seq = 3)`;
const AS_IF_WRITTEN = `insert into audit_log (id, admin_email, action, subject_type) values ('00000000-0000-7000-8000-00000000abcd', 'x', 'forged', 'x')`;

test.each<[string, string[], RegExp]>([
  ['a changed action', [`update audit_log set action = 'other' where id = ${THIRD}`], /^Entry 3 .*changed/],
  [
    'a changed time',
    [`update audit_log set at = at + interval '1 microsecond' where id = ${THIRD}`],
    /^Entry 3 .*changed/,
  ],
  [
    'a changed person',
    [`update audit_log set admin_email = 'other@haus.example' where id = ${THIRD}`],
    /^Entry 3 .*changed/,
  ],
  ['changed details', [`update audit_log set details = '{"n": 4}' where id = ${THIRD}`], /^Entry 3 .*changed/],
  ['a changed network', [`update audit_log set network = '203.0.113.0/24' where id = ${THIRD}`], /^Entry 3 .*changed/],
  ['a removed entry', [`delete from audit_log where id = ${THIRD}`], /^Entry 3 .*was removed/],
  [
    'an entry removed with its link',
    [`delete from audit_log where id = ${THIRD}`, 'delete from audit_chain where seq = 3'],
    /^Entry 3 is missing/,
  ],
  [
    'an entry removed and the rest moved up',
    [
      `delete from audit_log where id = ${THIRD}`,
      'delete from audit_chain where seq = 3',
      'update audit_chain set seq = -(seq - 1) where seq > 3',
      'update audit_chain set seq = -seq where seq < 0',
      'update audit_head set seq = 5',
    ],
    /^Entry 3 .*changed, or put in another place/,
  ],
  [
    'the first entries removed',
    [
      'delete from audit_log where id in (select entry_id from audit_chain where seq < 3)',
      'delete from audit_chain where seq < 3',
    ],
    /^Entry 1 is missing/,
  ],
  ['an entry inserted without a link', [AS_IF_WRITTEN], /forged.*not in the chain/],
  [
    'an entry inserted between two others',
    [
      AS_IF_WRITTEN,
      'update audit_chain set seq = -(seq + 1) where seq >= 3',
      'update audit_chain set seq = -seq where seq < 0',
      `insert into audit_chain (seq, entry_id, hash) values (3, '00000000-0000-7000-8000-00000000abcd', sha256('x'))`,
    ],
    /^Entry 3 .*does not match/,
  ],
  [
    'two entries in each other’s place',
    [
      'create temp table swapped as select seq, entry_id from audit_chain where seq in (3, 4)',
      `update audit_chain c set entry_id = gen_random_uuid() from swapped s where c.seq = s.seq`,
      `update audit_chain c set entry_id = s.entry_id from swapped s where c.seq = 7 - s.seq and c.seq in (3, 4)`,
      'drop table swapped',
    ],
    /^Entry 3 .*put in another place/,
  ],
  [
    'the last entry removed',
    [
      'delete from audit_log where id = (select entry_id from audit_chain where seq = 6)',
      'delete from audit_chain where seq = 6',
    ],
    /^The chain ends with entry 5.*removed/,
  ],
])('%s is found and named', async (_what, statements, sentence) => {
  await tamper(...statements);
  expect((await verify()).fault).toMatch(sentence);
});

test('a head that was kept elsewhere reveals removed last entries and a rewritten chain', async () => {
  const { head } = await verify();
  await tamper(
    'delete from audit_log where id = (select entry_id from audit_chain where seq = 6)',
    'delete from audit_chain where seq = 6',
    'update audit_head h set seq = c.seq, hash = c.hash from audit_chain c where c.seq = 5',
  );
  expect((await verify()).fault).toBeUndefined();
  expect((await verify(head)).fault).toMatch(/^The chain ends with entry 5.*entry 6 is known/);
  await write(7);
  expect((await verify()).fault).toBeUndefined();
  expect((await verify(head)).fault).toMatch(/^Entry 6 has another hash/);
});

test('entries that are written at once form one chain, and a rollback leaves no gap', async () => {
  const store = app.get(Database);
  const entry = { actor: 'system', subjectType: 'x', subjectId: null } as const;
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) =>
      store.transaction(async (connection) => {
        await app.get(AuditLog).write({ ...entry, action: `at.once.${n}` }, connection);
        await app.get(AuditLog).write({ ...entry, action: `at.once.too.${n}` }, connection);
        if (n % 4 === 0) throw new Error('rolled back');
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  expect(await verify()).toMatchObject({ entries: ENTRIES + 60, fault: undefined });
});

test('after the retention the chain is valid from the first entry that is left, and no other entry may be missing', async () => {
  await tamper(`update audit_log set at = now() - interval '5 years' where subject_id in ('1', '2', '3')`);
  await database.query('delete from audit_chain');
  await database.query(`update audit_head set seq = 0, hash = sha256('')`);
  await database.query('select append_to_audit_chain(e) from (select e from audit_log e order by at, id) as entries');
  expect((await verify()).fault).toBeUndefined();
  await database.query(`select forget_audit_entries(now() - interval '3 years', 2, gen_random_uuid(), '3 years')`);
  await database.query(`select forget_audit_entries(now() - interval '3 years', 2, gen_random_uuid(), '3 years')`);
  expect(await verify()).toMatchObject({ entries: ENTRIES - 3 + 2, fault: undefined });
  await tamper(
    'delete from audit_log where id = (select entry_id from audit_chain where seq = 4)',
    'delete from audit_chain where seq = 4',
  );
  expect((await verify()).fault).toMatch(/^Entry 4 is missing/);
});
