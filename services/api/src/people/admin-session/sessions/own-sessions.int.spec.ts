import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { staffEnvironment } from '../../../../test/staff.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { meetAtLock } from '../../../../test/races/meet-at-lock.js';
import type { MeDto, SessionDto } from '../admin-session.dto.js';

let database: TestDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(() => database.query('delete from admin_sessions'));

const http = () => request(app.getHttpServer());
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

/** @returns an agent with the token of a new session */
async function signIn(userAgent = 'curl/8.10.1') {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = staffEnvironment;
  const answer = await http().post('/api/admin/login').set('User-Agent', userAgent).send({ email, password });
  return request.agent(app.getHttpServer()).set('Authorization', `Bearer ${String(answer.body.token)}`);
}
const list = async (agent: Awaited<ReturnType<typeof signIn>>) =>
  (await agent.get('/api/admin/sessions')).body as SessionDto[];

test('only one’s own live sessions are listed, with device, network and times', async () => {
  const first = await signIn(FIREFOX);
  const second = await signIn();
  const expired = await signIn();
  const [{ id: expiredId }] = (await list(expired)).filter(({ current }) => current) as [SessionDto];
  await database.query(`update admin_sessions set expires_at = now() - interval '1 second' where id = $1`, [expiredId]);
  const sessions = await list(first);
  expect(sessions).toHaveLength(2);
  expect(sessions.find(({ current }) => current)).toEqual({
    id: expect.any(String),
    device: 'Firefox on Linux',
    network: '127.0.0.0/24',
    createdAt: expect.stringMatching(/Z$/),
    lastSeenAt: expect.stringMatching(/Z$/),
    current: true,
  });
  expect(sessions.find(({ current }) => !current)).toMatchObject({ device: 'curl' });
  await second.post('/api/admin/logout');
  expect(await list(first)).toHaveLength(1);
});

test('the token of an ended session is invalid; unknown sessions and those of other accounts are answered with 404', async () => {
  const own = await signIn();
  const other = await signIn(FIREFOX);
  const { id } = (await list(own)).find(({ device }) => device === 'Firefox on Linux') as SessionDto;
  await database.query(
    `insert into admins (id, email, password_hash) values ('0197aaaa-0000-7000-8000-000000000001', 'b@vitrine.example', 'x')`,
  );
  const foreign = '0197aaaa-0000-7000-8000-000000000002';
  await database.query(
    `insert into admin_sessions (id, admin_id, expires_at) values ($1, '0197aaaa-0000-7000-8000-000000000001', now() + interval '1 hour')`,
    [foreign],
  );
  expect((await own.delete(`/api/admin/sessions/${id}`)).status).toBe(204);
  expect((await other.get('/api/admin/me')).body.code).toBe('INVALID_TOKEN');
  for (const unknown of [id, foreign, '0197aaaa-0000-7000-8000-000000000003', 'x']) {
    const answer = await own.delete(`/api/admin/sessions/${unknown}`);
    expect([answer.status, answer.body.error]).toEqual([404, 'Session not found']);
  }
  const [entry] = await database.query(`select subject_id from audit_log where action = 'admin.session.end'`);
  expect(entry).toEqual({ subject_id: id });
});

test('ending all other sessions keeps the current one', async () => {
  const own = await signIn();
  const others = [await signIn(), await signIn()];
  expect((await own.delete('/api/admin/sessions')).status).toBe(204);
  for (const other of others) expect((await other.get('/api/admin/me')).status).toBe(401);
  expect(await list(own)).toEqual([expect.objectContaining({ current: true })]);
});

test('the time of a session’s last use is written at most once a minute', async () => {
  const own = await signIn();
  const seen = async () => (await database.query<{ at: Date }>('select last_seen_at as at from admin_sessions'))[0]?.at;
  const before = await seen();
  await own.get('/api/admin/me');
  expect(await seen()).toEqual(before);
  await database.query(`update admin_sessions set last_seen_at = now() - interval '61 seconds'`);
  const long = await seen();
  await own.get('/api/admin/me');
  expect((await seen())?.getTime()).toBeGreaterThan((long?.getTime() ?? 0) + 60_000);
});

describe('a renewed session', () => {
  type Agent = Awaited<ReturnType<typeof signIn>>;
  const renew = (agent: Agent) => agent.post('/api/admin/renew-session');
  const readClaims = (token: unknown) =>
    JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  /** Moves the sign-in of every session and the expiry of its token into the past. */
  const age = (minutes: number) =>
    database.query(
      `update admin_sessions set created_at = created_at - make_interval(mins => $1), expires_at = expires_at - make_interval(mins => $1)`,
      [minutes],
    );
  const withToken = (token: unknown) =>
    request.agent(app.getHttpServer()).set('Authorization', `Bearer ${String(token)}`);

  test('gets a token of the same session with a full lifetime; the previous one is still valid', async () => {
    const agent = await signIn();
    const before = (await agent.get('/api/admin/me')).body as MeDto;
    expect(Date.parse(before.sessionEndsAt) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
    await age(30);
    const answer = await renew(agent);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ token: expect.any(String), expiresIn: 3600 });
    expect(Object.keys(readClaims(answer.body.token)).sort()).toEqual(['exp', 'iat', 'sid', 'sub']);
    for (const each of [agent, withToken(answer.body.token)]) expect(await list(each)).toHaveLength(1);
  });

  test('ends twelve hours after its sign-in', async () => {
    const agent = await signIn();
    await age(11 * 60 + 30);
    const last = await renew(agent);
    expect(last.body.expiresIn).toBeGreaterThan(1790);
    expect(last.body.expiresIn).toBeLessThanOrEqual(1800);
    const me = (await withToken(last.body.token).get('/api/admin/me')).body as MeDto;
    expect(Date.parse(me.expiresAt) - Date.parse(me.sessionEndsAt)).toBeLessThan(2000);
    expect((await renew(agent)).body.expiresIn).toBeLessThanOrEqual(1800);
  });

  test('in several tabs at once is one session, and each token is valid', async () => {
    const agent = await signIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => renew(agent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) expect(await list(withToken(body.token))).toHaveLength(1);
  });

  test.each([
    [
      'its account is suspended',
      `with suspended as (update admins set state = 'suspended') update admin_sessions set revoked_at = now()`,
    ],
    ['it is ended', `update admin_sessions set revoked_at = now()`],
  ])('gets no token if %s at the same moment', async (_what, statement) => {
    const agent = await signIn();
    try {
      const answer = await meetAtLock(database, statement, 1, () => renew(agent).then((received) => received));
      expect(answer.body).toMatchObject({ statusCode: 401, code: 'INVALID_TOKEN' });
    } finally {
      await database.query(`update admins set state = 'active'`);
    }
  });
});
