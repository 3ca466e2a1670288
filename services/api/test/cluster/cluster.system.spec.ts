import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { ADMIN, customer, orderFor } from '../fixtures/orders.js';
import { Ledger } from '../load/ledger.js';
import { Visitors } from '../load/visitors.js';
import { removeCompiledSource } from '../processes/compile-source.js';
import { waitUntil } from '../processes/wait-until.js';
import { LIMIT, PROCESSES, startCluster, type Cluster } from './cluster.js';

const TIMEOUT_MS = 300_000;
/** Contract, Caching: every process shows a write within this time. */
const FRESH_WITHIN_MS = 1000;
const slow = (name: string, work: () => Promise<void>) => test(name, work, TIMEOUT_MS);

let cluster: Cluster;
let token: string;

beforeAll(async () => {
  cluster = await startCluster();
  token = await cluster.signIn();
}, TIMEOUT_MS);
afterAll(async () => {
  await cluster.stop();
  await removeCompiledSource();
}, TIMEOUT_MS);

const through = () => request(cluster.nginx.url);
const replica = (index: number) => request(cluster.replicas[index]?.url ?? '');
const eachReplica = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(cluster.replicas.map((_, index) => work(index)));
const times = <Result>(count: number, work: (n: number) => PromiseLike<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const email = (name: string) => `${name}-${randomUUID().slice(0, 8)}@haus.example`;

async function addCoupon(fields: object): Promise<void> {
  const answer = await through()
    .post('/api/coupons/admin')
    .auth(token, { type: 'bearer' })
    .send({ name: 'Atelier', discountType: 'percentage', discountValue: 10, validFrom: '2026-01-01', ...fields });
  expect(answer.status).toBe(201);
}

const order = (fields: object, key?: string) => {
  const call = through().post('/api/orders');
  return (key === undefined ? call : call.set('Idempotency-Key', key)).send(orderFor(cluster.productId, { ...fields }));
};

slow('nginx distributes requests over all replicas', async () => {
  const answers = await times(9, () => through().get('/api/products'));
  expect(new Set(answers.map(({ headers }) => headers['x-served-by'] as string)).size).toBe(3);
});

slow('a coupon is used exactly up to its limits, in total and per customer, over all replicas', async () => {
  await addCoupon({ code: 'ALL10', usageLimit: 10, userUsageLimit: 1000 });
  const all = await times(60, () => order({ couponCode: 'ALL10', customerInfo: { ...customer, email: email('all') } }));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(10);
  const refusals = all
    .filter(({ status }) => status !== 201)
    .map(({ status, body }) => [status, body.code, body.error]);
  expect(new Set(refusals.map(String))).toEqual(new Set(['400,COUPON_INVALID,Coupon usage limit reached']));

  await addCoupon({ code: 'EACH2', userUsageLimit: 2 });
  const same = email('each');
  const cases = [same, same.toUpperCase()];
  const each = await times(20, (n) =>
    order({ couponCode: 'EACH2', customerInfo: { ...customer, email: cases[n % 2] ?? same } }),
  );
  expect(each.filter(({ status }) => status === 201)).toHaveLength(2);
});

slow('one idempotency key makes one order, whichever replica is asked', async () => {
  const key = randomUUID();
  const customerInfo = { ...customer, email: email('once') };
  const answers = await times(30, () => order({ customerInfo }, key));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(new Set(answers.map(({ headers }) => headers['x-served-by'] as string)).size).toBe(3);
  const other = await order({ customerInfo, notes: 'something else' }, key);
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

slow(
  'a token that was signed out, and every token from before a change of password, is refused by all replicas',
  async () => {
    const me = (bearer: string) =>
      eachReplica(async (index) => {
        const { status, body } = await replica(index).get('/api/admin/me').auth(bearer, { type: 'bearer' });
        return status === 200 ? 200 : (body.code as string);
      });
    const session = await cluster.signIn();
    expect(await me(session)).toEqual([200, 200, 200]);
    await replica(0).post('/api/admin/logout').auth(session, { type: 'bearer' }).expect(204);
    expect(await me(session)).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN', 'INVALID_TOKEN']);

    const [one, two] = [await cluster.signIn(), await cluster.signIn()];
    const change = (from: string, to: string, bearer: string) =>
      replica(1)
        .post('/api/admin/change-password')
        .auth(bearer, { type: 'bearer' })
        .send({ currentPassword: from, newPassword: to })
        .expect(200);
    await change(ADMIN.ADMIN_PASSWORD, 'another long password', one);
    for (const bearer of [one, two, token])
      expect(await me(bearer)).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN', 'INVALID_TOKEN']);
    await change('another long password', ADMIN.ADMIN_PASSWORD, await cluster.signIn('another long password'));
    token = await cluster.signIn();
  },
);

describe('a change of a product', () => {
  let round = 0;
  const read = async (index: number) => {
    const answer = await replica(index).get(`/api/products/${cluster.productId}`);
    return answer.status === 200 ? (answer.body.name as string) : answer.status;
  };
  const write = async (index: number) => {
    const name = `Signature ${(round += 1)}`;
    await replica(index)
      .put(`/api/products/${cluster.productId}`)
      .auth(token, { type: 'bearer' })
      .send({ name })
      .expect(200);
    return name;
  };
  const LISTENERS = `from pg_stat_activity
    where datname = current_database() and application_name = 'vitrine-listener'`;
  /** Process ids of connections that were cut; the server still lists them for a moment. */
  let ended: number[] = [];
  /** A listening connection that was cut is opened again a moment later. */
  const allListen = () =>
    waitUntil('all processes listen', async () => {
      const present = await cluster.database.query(`select 1 ${LISTENERS} and pid <> all ($1)`, [ended]);
      return present.length >= PROCESSES;
    });
  const warm = () => eachReplica(read).then(() => eachReplica(read));

  /** A read that begins a second or more after the write must not show the old name. */
  async function expectFresh(index: number, name: string, since: number): Promise<void> {
    for (;;) {
      const begun = performance.now();
      const seen = await read(index);
      if (seen === name) return;
      if (typeof seen === 'string') expect(begun - since).toBeLessThan(FRESH_WITHIN_MS);
    }
  }

  slow('is seen at once on the replica that made it and within a second on all', async () => {
    for (let turn = 0; turn < 9; turn += 1) {
      await warm();
      const writer = turn % 3;
      const name = await write(writer);
      const since = performance.now();
      expect(await read(writer)).toBe(name);
      await eachReplica((index) => expectFresh(index, name, since));
    }
  });

  slow('is seen within a second also when the listening connections are cut', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await allListen();
      await warm();
      const cut = cluster.database.query<{ pid: number }>(`select pg_terminate_backend(pid), pid ${LISTENERS}`);
      const name = await write(turn % 3);
      const since = performance.now();
      ended = (await cut).map(({ pid }) => pid);
      expect(ended.length).toBeGreaterThanOrEqual(3);
      expect(await read(turn % 3)).toBe(name);
      await eachReplica((index) => expectFresh(index, name, since));
    }
  });

  slow('is not hidden when a listening connection hangs: the replica answers 503', async () => {
    await warm();
    cluster.lastLine.hang();
    const name = await write(0);
    const since = performance.now();
    await eachReplica((index) =>
      index === 2
        ? waitUntil('the replica answers 503', async () => (await read(2)) === 503)
        : expectFresh(index, name, since),
    );
    await cluster.lastLine.mend();
    await waitUntil('the replica shows the change', async () => (await read(2)) === name);
  });
});

slow('a rate limit counts a visitor on all replicas together, whatever address the visitor claims', async () => {
  const visitor = new Agent({ keepAlive: true, localAddress: '127.0.0.7' });
  const other = new Agent({ keepAlive: true, localAddress: '127.0.0.8' });
  let claimed = 0;
  const validate = (agent: Agent, url = cluster.nginx.url) =>
    request(url)
      .post('/api/coupons/validate')
      .agent(agent)
      .set('X-Forwarded-For', `203.0.113.${(claimed += 1)}`)
      .set('X-Real-IP', `203.0.113.${claimed}`)
      .send({ code: 'ALL10', productId: cluster.productId });
  const statuses: number[] = [];
  for (let n = 0; n < LIMIT + 6; n += 1) statuses.push((await validate(visitor)).status);
  expect(statuses).toEqual([...Array<number>(LIMIT).fill(200), ...Array<number>(6).fill(429)]);
  const direct = await eachReplica(async (index) => (await validate(visitor, cluster.replicas[index]?.url)).status);
  expect(direct).toEqual([429, 429, 429]);
  expect((await validate(other)).status).toBe(200);
  visitor.destroy();
  other.destroy();
});

slow('a rolling restart of the replicas fails no request, and every mail is sent once', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-cluster-'));
  const { nginx, productId } = cluster;
  const ledger = new Ledger(join(directory, 'ledger.jsonl'));
  const visitors = new Visitors({ origin: () => nginx.url, productId, ledger, perSecond: 20, persistent: false });
  await visitors.during(async () => {
    for (const index of [0, 1, 2]) expect(await cluster.restart(index)).toBe(0);
  });
  expect(visitors.blunders).toEqual([]);
  expect([Object.keys(visitors.outcomes), nginx.complaints().match(/prematurely closed.*/g)]).toEqual([['201'], null]);
  await waitUntil('every mail is sent', async () => {
    const unsent = await cluster.database.query(`select 1 from outbox where status <> 'sent' limit 1`);
    return unsent.length === 0;
  });
  const mails = await cluster.database.query<{ message_id: string }>('select message_id from outbox');
  const { received } = cluster.mailServer;
  expect(received.map(({ messageId }) => messageId).sort()).toEqual(mails.map(({ message_id: id }) => id).sort());
  await rm(directory, { recursive: true });
});
