import type { NestExpressApplication } from '@nestjs/platform-express';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import request from 'supertest';
import { contact } from '../../../test/fixtures/contacts.js';
import { addCoupon, addProduct, ADMIN, customer, orderFor, signIn } from '../../../test/fixtures/orders.js';
import { removeCompiledSource } from '../../../test/processes/compile-source.js';
import { CuttableProxy } from '../../../test/processes/cuttable-proxy.js';
import { MailServer } from '../../../test/processes/mail-server.js';
import { startRedis, type RedisProcess } from '../../../test/processes/redis-process.js';
import { waitUntil } from '../../../test/processes/wait-until.js';
import { startWorker, type ServiceProcess } from '../../../test/processes/service-process.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { testEnvironment } from '../../../test/test-environment.js';
import { MAIL_QUEUE } from '../queue/queue-names.js';

const STAFF = 'staff@vitrine.example';

// Starting processes and losing mails on purpose is slow on a loaded machine.
const TIMEOUT_MS = 120_000;
const slow = (name: string, work: () => Promise<void>) => test(name, work, TIMEOUT_MS);

afterAll(removeCompiledSource);

describe.each(['PostgreSQL', 'Redis'] as const)('mails with the queue on %s', (backend) => {
  let database: TestDatabase;
  let redis: RedisProcess | undefined;
  let mailServer: MailServer;
  let databaseLine: CuttableProxy;
  let environment: Record<string, string>;
  let app: NestExpressApplication;
  let token: string;
  let productId: string;
  const workers: ServiceProcess[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = backend === 'Redis' ? await startRedis() : undefined;
    mailServer = new MailServer();
    await mailServer.start();
    databaseLine = new CuttableProxy(new URL(database.url));
    await databaseLine.mend();
    environment = testEnvironment({
      ...ADMIN,
      DATABASE_URL: database.url,
      SMTP_URL: mailServer.url,
      STAFF_EMAIL: STAFF,
      PUBLIC_URL: 'https://vitrine.example',
      LOG_LEVEL: 'info',
      OUTBOX_LEASE_SECONDS: '3',
      OUTBOX_SWEEP_SECONDS: '1',
      RATE_LIMIT_RECIPIENTS: '3/5s',
      ...(redis && { REDIS_URL: redis.url }),
    });
    app = await createTestApp(database.url, { environment: { ...environment, LOG_LEVEL: 'silent' } });
    token = await signIn(app);
    productId = await addProduct(database);
    await worker();
  }, TIMEOUT_MS);
  afterEach(async () => {
    mailServer.delay = 0;
    mailServer.refused = () => false;
    await mailServer.start();
    await waitUntil('no mail is pending', async () => (await unsent()) === 0);
  }, TIMEOUT_MS);
  afterAll(async () => {
    for (const each of workers) await each.stop();
    await app.close();
    await mailServer.stop();
    await redis?.stop();
    await databaseLine.cut();
    await database.drop();
  }, TIMEOUT_MS);

  async function worker(): Promise<ServiceProcess> {
    const started = await startWorker({ ...environment, DATABASE_URL: databaseLine.url });
    workers.push(started);
    return started;
  }
  const current = () => workers.at(-1) as ServiceProcess;
  const http = () => request(app.getHttpServer());
  const asAdmin = (method: 'get' | 'post' | 'delete', path: string) =>
    http()[method](path).auth(token, { type: 'bearer' });
  const place = async (email: string, fields: Record<string, unknown> = {}) => {
    const answer = await http()
      .post('/api/orders')
      .send(orderFor(productId, { customerInfo: { ...customer, email }, ...fields }));
    expect(answer.status).toBe(201);
    return answer.body.id as string;
  };
  const placeMany = (count: number, name: string) =>
    Promise.all(Array.from({ length: count }, (_, n) => place(`${name}-${n}@haus.example`)));
  const write = async (fields: Partial<typeof contact>) => {
    const answer = await http()
      .post('/api/contacts')
      .send({ ...contact, ...fields });
    expect(answer.status).toBe(201);
    return answer.body.id as string;
  };
  const shown = async (contactId: string) =>
    (await asAdmin('get', `/api/contacts/admin/all?search=${contactId.slice(-8)}`)).body.contacts[0] as {
      notification: { status: string };
    };
  const unsent = async () =>
    Number((await database.query<{ n: string }>(`select count(*) as n from outbox where status = 'pending'`))[0]?.n);
  const listMails = async (ids: string[]) =>
    database.query<{
      id: string;
      message_id: string | null;
      status: string;
      attempts: number;
      last_error: string | null;
    }>(
      'select id, message_id, status, attempts, last_error from outbox where coalesce(order_id, contact_id) = any ($1::uuid[])',
      [ids],
    );
  const allArrived = async (ids: string[]) =>
    waitUntil('all mails are sent', async () => (await listMails(ids)).every(({ status }) => status === 'sent'));
  const expectAllReceived = async (ids: string[], count: number) => {
    const mails = await listMails(ids);
    expect(mails).toHaveLength(count);
    const missing = mails.filter(({ message_id: id }) => id === null || !mailServer.messageIds.has(id));
    expect(missing).toEqual([]);
  };
  const mailTo = (recipient: string) => mailServer.received.filter((mail) => mail.recipient === recipient);

  slow('the customer and the staff each get their mail with the order’s facts', async () => {
    await addCoupon(app, token, { code: 'ATELIER10' });
    const id = await place('facts@haus.example', {
      couponCode: 'ATELIER10',
      notes: 'Bitte <b>schnell</b>\nDanke',
      language: 'de',
    });
    await allArrived([id]);
    const number = `#${id.slice(-8)}`;
    const [confirmation] = mailTo('facts@haus.example');
    expect(confirmation?.subject).toBe(`Ihre Anfrage ${number}`);
    expect(confirmation?.replyTo?.[0]?.address).toBe(STAFF);
    const spaced = (text: string | undefined) => (text ?? '').replace(/\s+/gu, ' ');
    for (const fact of [
      number,
      'Signature für Juweliere',
      '8.900 €',
      'Gutschein ATELIER10',
      '890 €',
      '8.010 €',
      '24–48 Stunden',
      'zzgl. MwSt.',
      customer.fullName,
      'Goldgasse 12, 80331 Musterstadt',
    ]) {
      expect(spaced(confirmation?.text)).toContain(fact);
      expect(spaced(confirmation?.html)).toContain(fact);
    }
    expect(confirmation?.html).not.toContain('schnell');
    expect(confirmation?.text).not.toContain('schnell');
    const notice = mailTo(STAFF).find((mail) => mail.subject?.includes(number));
    expect(notice?.replyTo?.[0]?.address).toBe('facts@haus.example');
    expect(notice?.text).toContain('Signature for jewellers');
    expect(notice?.html).toContain('Bitte &lt;b&gt;schnell&lt;/b&gt;');
    expect(notice?.text).toContain(`https://vitrine.example/admin/orders?search=%23${id.slice(-8)}`);
    const state = (await asAdmin('get', `/api/orders/${id}`)).body.notification;
    expect(state).toEqual({ status: 'sent', sentAt: expect.any(String), error: null });
  });

  slow('an English order is confirmed in English; header lines cannot be smuggled in', async () => {
    const email = 'english@haus.example';
    const id = await place(email, {
      language: 'en',
      customerInfo: { ...customer, email, fullName: 'Erika\r\nBcc: victim@haus.example' },
      orderType: 'subscription',
      subscriptionType: 'monthly',
    });
    await allArrived([id]);
    const [mail] = mailTo(email);
    expect(mail?.subject).toBe(`Your request #${id.slice(-8)}`);
    expect(mail?.text).toContain('€290 per month');
    expect(mail?.text).toContain('plus VAT');
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mailTo('victim@haus.example')).toEqual([]);
  });

  slow('the visitor and the staff each get their mail about a contact request', async () => {
    const email = 'visitor@haus.example';
    const id = await write({ email });
    await allArrived([id]);
    const number = `#${id.slice(-8)}`;
    const [acknowledgement, ...more] = mailTo(email);
    expect(more).toEqual([]);
    expect(acknowledgement).toMatchObject({
      subject: `Ihre Nachricht an Vitrine ${number}`,
      to: [{ name: contact.name }],
    });
    expect(acknowledgement?.replyTo?.[0]?.address).toBe(STAFF);
    expect(`${acknowledgement?.html}${acknowledgement?.text}`).not.toContain(contact.subject);
    const notices = mailTo(STAFF).filter((mail) => mail.subject?.includes(number));
    expect(notices.map(({ subject }) => subject)).toEqual([`New message ${number}: ${contact.subject}`]);
    expect(notices[0]?.replyTo).toEqual([{ name: contact.name, address: email }]);
    expect(notices[0]?.text).toContain(contact.message);
    expect(await shown(id)).toMatchObject({
      notification: { status: 'sent', sentAt: expect.any(String), error: null },
    });
  });

  slow('a contact request erased while its mails are sent or refused does not stop the worker', async () => {
    const email = 'gone@haus.example';
    mailServer.delay = 1500;
    mailServer.refused = (recipient) => recipient === email;
    const id = await write({ email });
    const queue = app.get<Queue>(getQueueToken(MAIL_QUEUE));
    await waitUntil('one mail is refused', async () => (await queue.getFailedCount()) === 1);
    await waitUntil('the other is tried', async () => (await listMails([id])).every(({ attempts }) => attempts > 0));
    expect((await asAdmin('post', '/api/admin/privacy/erase').send({ email })).status).toBe(200);
    await (await queue.getFailed())[0]?.retry();
    await waitUntil('no job is left', async () => (await queue.getJobCountByTypes('active', 'waiting')) === 0);
    mailServer.delay = 0;
    const next = await write({ email: 'next@haus.example' });
    await allArrived([next]);
    expect(await queue.getFailedCount()).toBe(0);
    expect(mailTo(email)).toEqual([]);
    expect(current().logs()).not.toContain('A mail could not be made');
  });

  slow(
    'a refused acknowledgement is a dead letter that can be sent again from the dashboard and by staff',
    async () => {
      const email = 'closed@haus.example';
      mailServer.refused = (recipient) => recipient === email;
      const id = await write({ email });
      await waitUntil('the mail has failed', async () => (await shown(id)).notification.status === 'failed');
      expect((await shown(id)).notification).toEqual({
        status: 'failed',
        sentAt: null,
        error: 'The mail server refused the recipient (550)',
      });
      const queue = app.get<Queue>(getQueueToken(MAIL_QUEUE));
      await waitUntil('the job is in the failed set', async () => (await queue.getFailedCount()) === 1);
      const [job] = await queue.getFailed();
      expect(job?.name).toBe('contact-acknowledgement');
      mailServer.refused = () => false;
      await job?.retry();
      await waitUntil('the mail is sent', async () => (await shown(id)).notification.status === 'sent');
      expect((await asAdmin('post', `/api/contacts/admin/${id}/resend-acknowledgement`)).status).toBe(202);
      await waitUntil('it is sent once more', () => mailTo(email).length === 2);
    },
  );

  slow('some of many mails to one address wait, and none is lost or counts as tried', async () => {
    const email = 'flooded@haus.example';
    const ids = await Promise.all(
      ['flooded', 'Flooded', 'flooded+1', 'flooded+2', 'flooded+3'].map((name) =>
        write({ email: `${name}@haus.example` }),
      ),
    );
    const held = async () => (await listMails(ids)).filter(({ last_error: reason }) => reason?.startsWith('Held back'));
    await waitUntil('some are held back', async () => (await held()).length === 2);
    expect((await held()).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['pending', 0],
      ['pending', 0],
    ]);
    await allArrived(ids);
    await expectAllReceived(ids, 10);
    expect((await listMails(ids)).map(({ attempts }) => attempts)).toEqual(Array(10).fill(1));
    expect(mailTo(email)).toHaveLength(1);
  });

  slow('20 parallel repeats of one idempotency key send one mail to the customer', async () => {
    const body = orderFor(productId, { customerInfo: { ...customer, email: 'repeat@haus.example' } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => http().post('/api/orders').set('Idempotency-Key', `mail-${backend}`).send(body)),
    );
    const ids = [...new Set(answers.map((answer) => answer.body.id as string))];
    expect(ids).toHaveLength(1);
    await allArrived(ids);
    expect(mailTo('repeat@haus.example')).toHaveLength(1);
  });

  slow('a mail server that takes longer than a lease gets each mail once', async () => {
    mailServer.delay = 4500;
    const id = await place('patient@haus.example');
    await allArrived([id]);
    expect(mailTo('patient@haus.example')).toHaveLength(1);
    expect((await listMails([id])).map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  slow('a mail that the outbox cannot record as sent at first is not sent again', async () => {
    await database.query('create sequence refusals');
    // The worker's account has no right to the sequence.
    await database.query(`
      create function refuse_twice() returns trigger language plpgsql security definer as $$
      begin
        if nextval('refusals') <= 2 then raise exception 'not now'; end if;
        return new;
      end $$`);
    await database.query(`
      create trigger refuse_twice before update on outbox for each row
      when (new.status = 'sent' and new.kind = 'order-confirmation') execute function refuse_twice()`);
    const id = await place('noted@haus.example');
    await allArrived([id]);
    await database.query('drop trigger refuse_twice on outbox');
    expect(mailTo('noted@haus.example')).toHaveLength(1);
    expect((await listMails([id])).map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  slow('the 72 hours of retries begin with the first attempt, and again with a manual retry', async () => {
    const email = 'old@haus.example';
    mailServer.refused = (recipient) => recipient === email;
    const id = await place(email);
    const mails = () =>
      database.query<{ status: string; attempts: number; first_attempt_at: Date }>(
        `select status, attempts, first_attempt_at from outbox where order_id = $1 and kind = 'order-confirmation'`,
        [id],
      );
    const queue = app.get<Queue>(getQueueToken(MAIL_QUEUE));
    await waitUntil('the job is in the failed set', async () => (await queue.getFailedCount()) === 1);
    // only this mail: the notice to staff may still be unsent, and must not be aged
    await database.query(
      `update outbox set created_at = now() - interval '5 days', first_attempt_at = now() - interval '4 days'
       where order_id = $1 and kind = 'order-confirmation'`,
      [id],
    );
    await mailServer.stop();
    const [job] = await queue.getFailed();
    await job?.retry();
    await waitUntil('the mail is deferred', async () => (await mails())[0]?.status === 'pending');
    await waitUntil('the failed set is empty', async () => (await queue.getFailedCount()) === 0);
    mailServer.refused = () => false;
    await mailServer.start();
    await allArrived([id]);
    expect(Date.now() - ((await mails())[0]?.first_attempt_at.getTime() ?? 0)).toBeLessThan(86_400_000);
  });

  slow('a worker killed while sending 200 mails loses none', async () => {
    mailServer.delay = 30;
    const before = mailServer.received.length;
    const ids = await placeMany(100, 'killed');
    await waitUntil('some mails are sent', () => mailServer.received.length > before + 20);
    await current().kill();
    expect(await unsent()).toBeGreaterThan(0);
    mailServer.delay = 0;
    await worker();
    await allArrived(ids);
    await expectAllReceived(ids, 200);
  });

  slow('while the mail server is down mails wait; when it is back all are sent', async () => {
    await mailServer.stop();
    const ids = await placeMany(10, 'down');
    // an attempt is counted when it begins; its error is stored when it ends
    await waitUntil('each mail was tried', async () =>
      (await listMails(ids)).every((mail) => mail.last_error !== null),
    );
    const state = (await asAdmin('get', `/api/orders/${ids[0]}`)).body.notification;
    expect(state).toEqual({ status: 'pending', sentAt: null, error: 'The mail server could not be reached' });
    await mailServer.start();
    await allArrived(ids);
    await expectAllReceived(ids, 20);
  });

  slow('a worker that loses the database goes on when it is back, and marks no mail as failed', async () => {
    mailServer.delay = 30;
    const before = mailServer.received.length;
    const ids = await placeMany(20, 'cut');
    await waitUntil('some mails are sent', () => mailServer.received.length > before + 3);
    await databaseLine.cut();
    const more = await placeMany(5, 'meanwhile');
    mailServer.delay = 0;
    await databaseLine.mend();
    await allArrived([...ids, ...more]);
    await expectAllReceived([...ids, ...more], 50);
    expect(await app.get<Queue>(getQueueToken(MAIL_QUEUE)).getFailedCount()).toBe(0);
  });

  slow('a refused recipient is a dead letter that can be sent again from the dashboard and by staff', async () => {
    const email = 'refused@haus.example';
    mailServer.refused = (recipient) => recipient === email;
    const id = await place(email);
    const state = async () => (await asAdmin('get', `/api/orders/${id}`)).body.notification as { status: string };
    await waitUntil('the mail has failed', async () => (await state()).status === 'failed');
    expect(await state()).toEqual({
      status: 'failed',
      sentAt: null,
      error: 'The mail server refused the recipient (550)',
    });
    const queue = app.get<Queue>(getQueueToken(MAIL_QUEUE));
    await waitUntil('the job is in the failed set', async () => (await queue.getFailedCount()) === 1);
    const [job] = await queue.getFailed();

    mailServer.refused = () => false;
    await job?.retry();
    await waitUntil('the mail is sent', async () => (await state()).status === 'sent');
    expect(mailTo(email)).toHaveLength(1);
    await waitUntil('the failed set is empty', async () => (await queue.getFailedCount()) === 0);

    expect((await asAdmin('post', `/api/orders/${id}/resend-confirmation`)).status).toBe(202);
    await waitUntil('it is sent once more', () => mailTo(email).length === 2);
    const [first, second] = mailTo(email);
    expect(first?.messageId).not.toBe(second?.messageId);
  });

  if (backend === 'Redis') {
    slow('a flushed Redis with 200 mails pending loses none', async () => {
      mailServer.delay = 50;
      const ids = await placeMany(100, 'flushed');
      await redis?.client.flushall();
      expect(await unsent()).toBeGreaterThan(0);
      mailServer.delay = 0;
      await allArrived(ids);
      await expectAllReceived(ids, 200);
    });

    slow('orders and contact requests are accepted while Redis is unreachable', async () => {
      await redis?.client.config('SET', 'maxclients', '1');
      await redis?.client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
      const ids = [...(await placeMany(5, 'away')), await write({ email: 'away@haus.example' })];
      await redis?.client.config('SET', 'maxclients', '1000');
      await allArrived(ids);
      await expectAllReceived(ids, 12);
    });
  }

  slow('neither the queue nor the logs contain data of a customer or visitor', async () => {
    const stored = redis ? await redisContent(redis) : await schemaContent(database, 'bullmq');
    expect(stored).toContain('outboxId');
    const logs = workers.map((each) => each.logs()).join('\n');
    expect(logs).toContain('A mail was not sent');
    for (const value of [
      'haus.example',
      customer.fullName,
      customer.companyName,
      customer.telephone,
      customer.street,
      contact.name,
      contact.subject,
      contact.message.split('\n')[1] ?? '',
    ]) {
      expect([value, stored.includes(value), logs.includes(value)]).toEqual([value, false, false]);
    }
  });

  slow('a worker that is told to stop finishes the mails in flight and exits with 0', async () => {
    mailServer.delay = 200;
    const ids = await placeMany(5, 'stopped');
    const before = mailServer.received.length;
    await waitUntil('a mail is being sent', async () => (await listMails(ids)).some(({ attempts }) => attempts > 0));
    expect(await current().stop()).toBe(0);
    const taken = mailServer.received.length - before;
    const sent = (await listMails(ids)).filter(({ status }) => status === 'sent');
    expect(sent.length).toBeGreaterThanOrEqual(taken);
    mailServer.delay = 0;
    await worker();
    await allArrived(ids);
    await expectAllReceived(ids, 10);
    expect(mailServer.received.length - before).toBeLessThanOrEqual(10);
  });
});

async function redisContent({ client }: RedisProcess): Promise<string> {
  const dumps: string[] = [];
  for (const key of await client.keys('*')) {
    const type = await client.type(key);
    if (type === 'hash') dumps.push(JSON.stringify(await client.hgetall(key)));
    if (type === 'string') dumps.push((await client.get(key)) ?? '');
    if (type === 'list') dumps.push(JSON.stringify(await client.lrange(key, 0, -1)));
    if (type === 'zset') dumps.push(JSON.stringify(await client.zrange(key, '0', '-1')));
    if (type === 'stream') dumps.push(JSON.stringify(await client.xrange(key, '-', '+')));
  }
  return dumps.join('\n');
}

async function schemaContent(database: TestDatabase, schema: string): Promise<string> {
  const tables = await database.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1',
    [schema],
  );
  const contents = await Promise.all(tables.map(({ name }) => database.query(`select * from ${schema}.${name}`)));
  return JSON.stringify(contents);
}
