import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test, type TestingModule } from '@nestjs/testing';
import { Webhook } from 'standardwebhooks';
import request from 'supertest';
import { ADMIN, signIn } from '../../../../test/fixtures/orders.js';
import { waitUntil } from '../../../../test/processes/wait-until.js';
import { WebhookReceiver, type Received } from '../../../../test/processes/webhook-receiver.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { testEnvironment } from '../../../../test/test-environment.js';
import { until } from '../../../../test/until.js';
import { CommonModule } from '../../../common/common.module.js';
import { AppConfig } from '../../../config/app-config.js';
import { Metrics } from '../../operations/metrics.js';
import type { WebhookWithSecretDto } from '../webhook.dto.js';
import { DeliveryClaims } from './delivery-claims.js';
import { WebhookDispatcher } from './webhook-dispatcher.js';
import { WebhooksUpkeep } from './webhooks-upkeep.js';
import { WebhooksWorkerModule } from './webhooks-worker.module.js';

const TIMEOUT_MS = 120_000;

let database: TestDatabase;
let app: NestExpressApplication;
let receiver: WebhookReceiver;
let worker: TestingModule;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  receiver = new WebhookReceiver();
  await receiver.start();
  const environment = testEnvironment({ ...ADMIN, DATABASE_URL: database.url, WEBHOOK_ALLOW_PRIVATE: 'on' });
  app = await createTestApp(database.url, { environment });
  token = await signIn(app);
  worker = await Test.createTestingModule({ imports: [CommonModule, WebhooksWorkerModule] })
    .overrideProvider(AppConfig)
    .useValue(new AppConfig(environment))
    .compile();
  await worker.init();
  worker.get(WebhookDispatcher).start();
}, TIMEOUT_MS);
afterEach(async () => {
  receiver.behaviours.clear();
  for (const table of ['webhooks', 'outbox']) await database.query(`delete from ${table}`);
});
afterAll(async () => {
  await worker.close();
  await app.close();
  await receiver.stop();
  await database.drop();
});

const post = async (path: string, body: object = {}) => {
  const answer = await request(app.getHttpServer()).post(path).auth(token, { type: 'bearer' }).send(body);
  expect(answer.status).toBeLessThan(300);
  return answer.body as WebhookWithSecretDto;
};
const make = (path: string) => post('/api/admin/webhooks', { url: receiver.url(path), events: ['order.deleted'] });
const writeEvents = (count = 1) =>
  database.query(
    `select write_event('order.deleted', jsonb_build_object('id', n)) from generate_series(1, $1::integer) as n`,
    [count],
  );
const whenArrived = (path: string, count: number) =>
  waitUntil(`${count} have arrived at ${path}`, () => receiver.at(path).length === count);
const headersOf = ({ headers }: Received) => headers as Record<string, string>;
interface Delivery {
  id: string;
  status: string;
  attempts: number;
  seconds: number;
}
/** The deliveries of a webhook, each with the seconds between its last attempt and the next. */
const deliveriesOf = (id: string) =>
  database.query<Delivery>(
    `select id, status, attempts, extract(epoch from next_attempt_at - last_attempt_at)::double precision as seconds
     from webhook_deliveries where webhook_id = $1 order by id`,
    [id],
  );
const webhook = async (id: string) => {
  const [row] = await database.query<{ is_active: boolean; ended_reason: string | null; failing_since: Date | null }>(
    'select is_active, ended_reason, failing_since from webhooks where id = $1',
    [id],
  );
  return row;
};

describe('a receiver that answers 500', () => {
  /** Moves the times of a webhook back, as if so many seconds had passed. */
  const pass = async (id: string, seconds: number) => {
    const ago = `make_interval(secs => ${seconds})`;
    await database.query(`update webhooks set failing_since = failing_since - ${ago} where id = $1`, [id]);
    await database.query(
      `update webhook_deliveries set next_attempt_at = next_attempt_at - ${ago}, last_attempt_at = last_attempt_at - ${ago}
       where webhook_id = $1`,
      [id],
    );
  };
  const whenAttempted = async (id: string, attempts: number): Promise<Delivery> => {
    let found: Delivery | undefined;
    await until(async () => {
      [found] = await deliveriesOf(id);
      expect(found?.attempts).toBe(attempts);
    });
    return found as Delivery;
  };
  const HOUR = 3600;

  test(
    'for an hour gets the event afterwards, at the fifth attempt',
    async () => {
      const { id } = await make('/hour');
      let elapsed = 0;
      receiver.behaviours.set('/hour', (response) => response.writeHead(elapsed < HOUR ? 500 : 204).end());
      await writeEvents();
      for (const [index, wait] of [5, 300, 1800, 2 * HOUR].entries()) {
        const { status, seconds } = await whenAttempted(id, index + 1);
        expect(status).toBe('pending');
        expect(seconds).toBeGreaterThanOrEqual(wait);
        expect(seconds).toBeLessThanOrEqual(wait * 1.1 + 0.001);
        elapsed += seconds;
        await pass(id, seconds);
      }
      expect(await whenAttempted(id, 5)).toMatchObject({ status: 'delivered' });
      expect(await webhook(id)).toMatchObject({ is_active: true, failing_since: null });
      expect(new Set(receiver.at('/hour').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    },
    TIMEOUT_MS,
  );

  test(
    'forever gets ten attempts in four days, and then no more',
    async () => {
      const { id } = await make('/ever');
      receiver.behaviours.set('/ever', (response) => response.writeHead(500).end());
      await writeEvents();
      const waits = [5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
      for (const [index, wait] of waits.entries()) {
        const { seconds } = await whenAttempted(id, index + 1);
        expect(seconds).toBeGreaterThanOrEqual(wait);
        expect(seconds).toBeLessThanOrEqual(wait * 1.1 + 0.001);
        await pass(id, seconds);
      }
      expect(await whenAttempted(id, 10)).toMatchObject({ status: 'failed' });
      expect(await webhook(id)).toMatchObject({ is_active: true, failing_since: expect.any(Date) });
      expect(receiver.at('/ever')).toHaveLength(10);
    },
    TIMEOUT_MS,
  );
});

test(
  'a slow receiver delays no other: everything arrives there before the slow one has answered once',
  async () => {
    const { id: slow } = await make('/slow');
    const { id: quick } = await make('/quick');
    const answers: (() => void)[] = [];
    receiver.behaviours.set('/slow', (response) => answers.push(() => response.writeHead(204).end()));
    await writeEvents(10);
    await whenArrived('/quick', 10);
    await until(async () =>
      expect((await deliveriesOf(quick)).every(({ status }) => status === 'delivered')).toBe(true),
    );
    expect((await deliveriesOf(slow)).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 10 }, () => 0));
    expect(receiver.at('/slow')).toHaveLength(4);
    const release = setInterval(() => {
      for (const answer of answers.splice(0)) answer();
    }, 50);
    try {
      await until(async () =>
        expect((await deliveriesOf(slow)).every(({ status }) => status === 'delivered')).toBe(true),
      );
    } finally {
      clearInterval(release);
    }
    expect(receiver.at('/slow')).toHaveLength(10);
  },
  TIMEOUT_MS,
);

test('each of several secrets that were replaced within a day still signs', async () => {
  const { id, secret } = await make('/rotated-twice');
  const secrets = [secret];
  for (let n = 0; n < 2; n += 1) secrets.push((await post(`/api/admin/webhooks/${id}/rotate-secret`)).secret);
  await writeEvents();
  await whenArrived('/rotated-twice', 1);
  const [received] = receiver.at('/rotated-twice');
  for (const each of secrets) new Webhook(each).verify(received?.body ?? '', headersOf(received as Received));
});

test('a webhook that is switched off is sent only what staff ask for', async () => {
  const { id } = await make('/off');
  await writeEvents();
  await until(async () => expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }]));
  await database.query('update webhooks set is_active = false where id = $1', [id]);
  await writeEvents();
  const [earlier] = await deliveriesOf(id);
  await post(`/api/admin/webhooks/${id}/deliveries/${earlier?.id}/redeliver`);
  await whenArrived('/off', 2);
  const [first, again] = receiver.at('/off');
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  await post(`/api/admin/webhooks/${id}/test`);
  await whenArrived('/off', 3);
  expect(await deliveriesOf(id)).toHaveLength(3);
});

test('events that were deleted before their deliveries were made are reported, and later ones are sent', async () => {
  const { id } = await make('/late');
  await database.query('delete from events');
  await database.query(`
    update event_order set purged_generation = p.generation, purged_transaction = p.transaction, purged_seq = p.seq + 1
    from webhook_position p`);
  const { registry } = worker.get(Metrics, { strict: false });
  await until(async () =>
    expect(await registry.getSingleMetricAsString('vitrine_event_gaps_total')).toContain('{reader="webhooks"} 1'),
  );
  await writeEvents();
  await whenArrived('/late', 1);
  await until(async () => expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }]));
  expect(await registry.getSingleMetricAsString('vitrine_event_gaps_total')).toContain('{reader="webhooks"} 1');
});

describe('nothing delivered', () => {
  const failSince = (id: string, ago: string) =>
    database.query(`update webhooks set failing_since = now() - $2::interval where id = $1`, [id, ago]);
  const reportsOf = async (id: string) => [
    await database.query(`select kind from outbox where kind = 'account-webhook-ended'`),
    await database.query(`select details from audit_log where action = 'webhook.end' and subject_id = $1`, [id]),
  ];
  const ENDED = { is_active: false, ended_reason: 'failing' };
  const REPORTS = [[{ kind: 'account-webhook-ended' }], [{ details: { reason: 'failing' } }]];
  const runUpkeep = async () => (await worker.get(WebhooksUpkeep).run()).ended;

  test('for five days ends a webhook to which nothing is sent any more, with a mail to the owners', async () => {
    const { id } = await make('/silent');
    await failSince(id, '4 days 23 hours');
    expect(await runUpkeep()).toBe(0);
    expect(await webhook(id)).toMatchObject({ is_active: true, ended_reason: null });
    await failSince(id, '5 days 1 minute');
    expect(await runUpkeep()).toBe(1);
    expect(await webhook(id)).toMatchObject(ENDED);
    expect(await reportsOf(id)).toEqual(REPORTS);
    expect(await runUpkeep()).toBe(0);
  });

  test('leaves the decision to the attempt of a delivery that is due', async () => {
    const { id } = await make('/due');
    await failSince(id, '5 days 1 minute');
    await database.query(
      `insert into webhook_deliveries (id, webhook_id, event_id, event_type, payload, leased_until)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'order.deleted', '{}', now() + interval '1 hour')`,
      [id],
    );
    expect(await runUpkeep()).toBe(0);
    expect(await webhook(id)).toMatchObject({ is_active: true });
  });

  test('for five days ends a webhook at its next failure, and not an hour before', async () => {
    const { id } = await make('/attempted');
    const failure = { isDelivered: false, status: 503, ms: 1, body: null, error: 'The address answered 503' };
    const fail = () =>
      worker.get(DeliveryClaims).record(
        {
          id,
          webhookId: id,
          eventId: id,
          payload: '{}',
          attempts: 3,
          url: '',
          secret: '',
          previousSecrets: null,
          previousUntil: null,
        },
        failure,
      );
    await failSince(id, '4 days 23 hours');
    await fail();
    expect(await webhook(id)).toMatchObject({ is_active: true, ended_reason: null });
    await failSince(id, '5 days 1 minute');
    await fail();
    expect(await webhook(id)).toMatchObject(ENDED);
    expect(await reportsOf(id)).toEqual(REPORTS);
  });
});
