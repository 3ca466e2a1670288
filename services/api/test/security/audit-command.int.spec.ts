import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AuditLog } from '../../src/common/audit/audit-log.js';
import { compileSource, removeCompiledSource } from '../processes/compile-source.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';

const ENTRIES = 3;

let database: TestDatabase;
let app: NestExpressApplication;
let environment: Record<string, string>;
let program: string;

beforeAll(async () => {
  database = await createTestDatabase();
  environment = testEnvironment({ DATABASE_URL: database.url });
  app = await createTestApp(database.url, { environment });
  for (let n = 1; n <= ENTRIES; n += 1)
    await app
      .get(AuditLog)
      .write({ actor: 'operator', action: `action.${n}`, subjectType: 'thing', subjectId: String(n), details: { n } });
  program = join(await compileSource(), 'cli', 'verify-audit.js');
}, 60_000);
afterAll(async () => {
  await removeCompiledSource();
  await app.close();
  await database.drop();
});

/** Runs `npm run audit:verify` with these arguments. */
const verify = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    env: { ...environment, PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
/** Runs statements as the owner of the server could: without triggers. */
async function tamper(...statements: string[]): Promise<void> {
  await database.query('set session_replication_role = replica');
  for (const statement of statements) await database.query(statement);
  await database.query('set session_replication_role = origin');
}
const findHead = (stdout: string) => /Head: (\d+:[0-9a-f]{64})\n$/.exec(stdout)?.[1] ?? '';

test('the command exits with 0 while the log is valid, and with 1 and the number of the entry that was changed', async () => {
  const intact = verify();
  expect(intact).toEqual({ status: 0, stdout: expect.stringMatching(/^3 entries hold\. Head: 3:/), stderr: '' });
  expect(verify('--head', findHead(intact.stdout))).toEqual(intact);

  await tamper(`update audit_log set action = 'other' where subject_id = '2'`);
  const changed = verify();
  expect(changed).toMatchObject({ status: 1, stderr: '' });
  expect(changed.stdout).toMatch(/^Entry 2 .*changed.*\n1 entries before it hold, up to 1:[0-9a-f]{64}\n$/);

  await tamper(`update audit_log set action = 'action.2' where subject_id = '2'`);
  expect(verify()).toEqual(intact);
}, 120_000);

test('with a head that was kept the command finds that the last entry was removed', async () => {
  const head = findHead(verify().stdout);
  await tamper(
    `delete from audit_log where subject_id = '3'`,
    'delete from audit_chain where seq = 3',
    'update audit_head h set seq = c.seq, hash = c.hash from audit_chain c where c.seq = 2',
  );
  expect(verify()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^2 entries hold\. Head: 2:/) });
  expect(verify('--head', head)).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^The chain ends with entry 2.*entry 3 is known/),
  });
}, 120_000);

test.each([[['--head']], [['--head', '3']], [['3:abc']]])(
  '%j is not a head, and the command says how to give one',
  (words) => {
    expect(verify(...words)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('--head NUMBER:HASH'),
    });
  },
);
