import type { NestExpressApplication } from '@nestjs/platform-express';
import type { EventType } from '@vitrine/schemas';
import { Webhook } from 'standardwebhooks';
import request from 'supertest';
import { ADMIN, addProduct, orderFor, signIn } from '../../../../test/fixtures/orders.js';
import { removeCompiledSource } from '../../../../test/processes/compile-source.js';
import { MailServer } from '../../../../test/processes/mail-server.js';
import { startWorker, type ServiceProcess } from '../../../../test/processes/service-process.js';
import { waitUntil } from '../../../../test/processes/wait-until.js';
import { WebhookReceiver, type Received } from '../../../../test/processes/webhook-receiver.js';
import { createTestApp } from '../../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { testEnvironment } from '../../../../test/test-environment.js';
import type { DeliveriesDto, DeliveryDto, WebhookWithSecretDto } from '../webhook.dto.js';

const TIMEOUT_MS = 120_000;
const slow = (name: string, work: () => Promise<void>) => test(name, work, TIMEOUT_MS);

let database: TestDatabase;
let app: NestExpressApplication;
let receiver: WebhookReceiver;
let mailServer: MailServer;
let environment: Record<string, string>;
let token: string;
let worker: ServiceProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  receiver = new WebhookReceiver();
  await receiver.start();
  mailServer = new MailServer();
  await mailServer.start();
  environment = testEnvironment({
    ...ADMIN,
    DATABASE_URL: database.url,
    SMTP_URL: mailServer.url,
    WEBHOOK_ALLOW_PRIVATE: 'on',
    OUTBOX_SWEEP_SECONDS: '1',
  });
  app = await createTestApp(database.url, { environment });
  token = await signIn(app);
  worker = await startWorker(environment);
}, TIMEOUT_MS);
afterEach(async () => {
  await database.query('delete from webhooks');
  receiver.behaviours.clear();
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await receiver.stop();
  await mailServer.stop();
  await database.drop();
  await removeCompiledSource();
}, TIMEOUT_MS);

const call = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  request(app.getHttpServer())[method](path).auth(token, { type: 'bearer' }).send(body);
async function make(path: string, { events = ['order.deleted'] as EventType[], host = '127.0.0.1' } = {}) {
  const { status, body } = await call('post', '/api/admin/webhooks', { url: receiver.url(path, host), events });
  expect(status).toBe(201);
  return body as WebhookWithSecretDto;
}
/** Writes events as the triggers do. */
const writeEvents = (count = 1) =>
  database.query(
    `select write_event('order.deleted', jsonb_build_object('id', n)) from generate_series(1, $1::integer) as n`,
    [count],
  );
const listDeliveries = async (id: string) =>
  ((await call('get', `/api/admin/webhooks/${id}/deliveries`)).body as DeliveriesDto).deliveries;
async function whenSettled(id: string, isSettled: (delivery: DeliveryDto) => boolean): Promise<DeliveryDto> {
  let found: DeliveryDto | undefined;
  await waitUntil('the delivery is as expected', async () => {
    found = (await listDeliveries(id)).find(isSettled);
    return found !== undefined;
  });
  return found as DeliveryDto;
}
const isDelivered = ({ status }: DeliveryDto) => status === 'delivered';
const isRefused = ({ attempts, status }: DeliveryDto) => attempts > 0 && status === 'pending';
const getWebhook = async (id: string) => {
  const { body } = await call('get', '/api/admin/webhooks');
  return (body as { id: string; isActive: boolean; endedReason: string | null }[]).find((each) => each.id === id);
};
const headersOf = ({ headers }: Received) => headers as Record<string, string>;

slow('an event arrives as the feed shows it, signed as Standard Webhooks says', async () => {
  const { id, secret } = await make('/signed', { events: ['order.created'] });
  await call('post', '/api/orders', orderFor(await addProduct(database)));
  await whenSettled(id, isDelivered);
  const [received] = receiver.at('/signed');
  if (!received) throw new Error('Nothing arrived');
  const verified = new Webhook(secret).verify(received.body, headersOf(received));
  const { body } = await call('get', '/api/events').query({ types: 'order.created' });
  expect(verified).toEqual(body.events[0]);
  expect(received.headers['webhook-id']).toBe(body.events[0].id);
  expect(() => new Webhook(secret).verify(`${received.body} `, headersOf(received))).toThrow();
});

slow('a webhook is sent no event from before it was made', async () => {
  await worker.stop();
  await writeEvents();
  const { id } = await make('/late');
  await writeEvents();
  worker = await startWorker(environment);
  await whenSettled(id, isDelivered);
  expect(await listDeliveries(id)).toHaveLength(1);
});

slow('a replaced secret signs beside the new one until its time is over', async () => {
  const { id, secret: old } = await make('/rotated');
  const { secret } = (await call('post', `/api/admin/webhooks/${id}/rotate-secret`)).body as WebhookWithSecretDto;
  await writeEvents();
  await whenSettled(id, isDelivered);
  const [both] = receiver.at('/rotated');
  for (const each of [old, secret]) new Webhook(each).verify(both?.body ?? '', headersOf(both as Received));
  await database.query(`update webhooks set previous_until = now() - interval '1 second'`);
  await writeEvents();
  await waitUntil('the second arrived', () => receiver.at('/rotated').length === 2);
  const last = receiver.at('/rotated').at(-1) as Received;
  new Webhook(secret).verify(last.body, headersOf(last));
  expect(() => new Webhook(old).verify(last.body, headersOf(last))).toThrow();
});

slow('an event answered by 500 is sent again 5 seconds later, under the same id', async () => {
  const { id } = await make('/sometimes');
  receiver.behaviours.set('/sometimes', (response) =>
    response.writeHead(receiver.at('/sometimes').length === 1 ? 500 : 200).end('in trouble'),
  );
  await writeEvents();
  const refused = await whenSettled(id, isRefused);
  expect(refused).toMatchObject({ responseStatus: 500, responseBody: 'in trouble', error: 'The address answered 500' });
  const wait = Date.parse(refused.nextAttemptAt ?? '') - Date.parse(refused.lastAttemptAt ?? '');
  expect(wait).toBeGreaterThanOrEqual(5000);
  expect(wait).toBeLessThan(6000);
  const delivered = await whenSettled(id, isDelivered);
  expect(delivered).toMatchObject({ attempts: 2, responseStatus: 200, nextAttemptAt: null, error: null });
  const [first, second] = receiver.at('/sometimes');
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
});

slow('410 ends a webhook at once, with a mail to the owners', async () => {
  const { id } = await make('/gone');
  receiver.behaviours.set('/gone', (response) => response.writeHead(410).end());
  await writeEvents();
  await waitUntil('it is off', async () => (await getWebhook(id))?.isActive === false);
  expect(await getWebhook(id)).toMatchObject({ endedReason: 'gone' });
  await waitUntil('the owner has a mail', () =>
    mailServer.received.some(({ subject }) => subject === 'A webhook was switched off'),
  );
  const entries = await database.query(
    `select details, admin_email from audit_log where action = 'webhook.end' and subject_id = $1`,
    [id],
  );
  expect(entries).toEqual([{ details: { reason: 'gone' }, admin_email: 'system' }]);
});

slow('five days of failures end a webhook; a success in between resets them', async () => {
  const { id } = await make('/failing');
  receiver.behaviours.set('/failing', (response) => response.writeHead(503).end());
  await writeEvents();
  await whenSettled(id, isRefused);
  await database.query(`update webhooks set failing_since = now() - interval '5 days 1 minute'`);
  await writeEvents();
  await waitUntil('it is off', async () => (await getWebhook(id))?.endedReason === 'failing');

  const { id: mended } = await make('/mended');
  await database.query(`update webhooks set failing_since = now() - interval '5 days 1 minute' where id = $1`, [
    mended,
  ]);
  await writeEvents();
  await whenSettled(mended, isDelivered);
  expect(await getWebhook(mended)).toMatchObject({ isActive: true, failingSince: null });
});

slow('a redirect is not followed', async () => {
  const { id } = await make('/moved');
  receiver.behaviours.set('/moved', (response) =>
    response.writeHead(307, { location: receiver.url('/elsewhere') }).end(),
  );
  await writeEvents();
  expect(await whenSettled(id, isRefused)).toMatchObject({ error: 'The address answered 307' });
  expect(receiver.at('/elsewhere')).toEqual([]);
});

slow('only 64 KB of an endless answer are read', async () => {
  const { id } = await make('/endless');
  let written = 0;
  let isClosed = false;
  receiver.behaviours.set('/endless', (response) => {
    response.writeHead(200).on('close', () => (isClosed = true));
    const write = () => {
      while (!response.destroyed) {
        written += 16_384;
        if (!response.write('x'.repeat(16_384))) return response.once('drain', write);
      }
      return undefined;
    };
    write();
  });
  await writeEvents();
  const { responseBody } = await whenSettled(id, isDelivered);
  expect(responseBody).toBe('x'.repeat(2000));
  await waitUntil('the connection is closed', () => isClosed);
  // What the buffers of the operating system hold counts as written, too.
  expect(written).toBeLessThan(16 * 1024 * 1024);
});

slow('deliveries of a killed worker are sent by another', async () => {
  const { id } = await make('/killed');
  receiver.behaviours.set('/killed', () => undefined);
  await writeEvents();
  await waitUntil('it arrived once', () => receiver.at('/killed').length === 1);
  await worker.kill();
  receiver.behaviours.clear();
  // The claim of the killed worker expires.
  await database.query(`update webhook_deliveries set leased_until = now() where webhook_id = $1`, [id]);
  worker = await startWorker(environment);
  expect(await whenSettled(id, isDelivered)).toMatchObject({ attempts: 1 });
  const [first, second] = receiver.at('/killed');
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
});

const IS_FULL = process.env['FULL_TESTS'] === '1';
const EVENTS = IS_FULL ? 10_000 : 40;
const FLOOD_MS = IS_FULL ? 30 * 60_000 : TIMEOUT_MS;

test(
  `${EVENTS} events reach 19 addresses, each once, while a twentieth hangs`,
  async () => {
    const paths = Array.from({ length: 19 }, (_, n) => `/many-${n}`);
    for (const path of paths) await make(path);
    const hanging = await make('/hanging');
    receiver.behaviours.set('/hanging', () => undefined);
    const before = receiver.received.length;
    await writeEvents(EVENTS);
    const begun = performance.now();
    const all = paths.length * EVENTS;
    await waitUntil(
      'all have arrived',
      // Checking each path is slow when much has arrived, so the total is checked first.
      () => receiver.received.length - before >= all && paths.every((path) => receiver.at(path).length >= EVENTS),
      FLOOD_MS,
    );
    const seconds = (performance.now() - begun) / 1000;
    if (IS_FULL)
      process.stdout.write(`${all} deliveries in ${seconds.toFixed(1)} s, ${Math.round(all / seconds)} a second\n`);
    for (const path of paths) {
      const ids = receiver.at(path).map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(EVENTS);
      expect(ids).toHaveLength(EVENTS);
    }
    // Read from the database: with many events the session has ended by then.
    const waiting =
      'select status, count(*)::integer as n from webhook_deliveries where webhook_id = $1 group by status';
    expect(await database.query(waiting, [hanging.id])).toEqual([{ status: 'pending', n: EVENTS }]);
  },
  FLOOD_MS,
);

slow('addresses of the own network are refused when connecting, by number and by name', async () => {
  await worker.stop();
  const { WEBHOOK_ALLOW_PRIVATE: _, ...strict } = environment;
  worker = await startWorker(strict);
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0177.0.0.1', '[::ffff:127.0.0.1]']) {
    const { id } = await make('/private', { host });
    await writeEvents();
    expect(await whenSettled(id, isRefused)).toMatchObject({
      responseStatus: null,
      error: 'The address is not one of the public internet',
    });
    await database.query('delete from webhooks');
  }
  expect(receiver.at('/private')).toEqual([]);
});
