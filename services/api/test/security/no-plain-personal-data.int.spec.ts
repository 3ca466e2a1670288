import { configuration, addProduct, ADMIN, consentData } from '../fixtures/orders.js';
import { removeCompiledSource } from '../processes/compile-source.js';
import { MailServer } from '../processes/mail-server.js';
import { startRedis, type RedisProcess } from '../processes/redis-process.js';
import { startApi, startWorker, type ServiceProcess } from '../processes/service-process.js';
import { waitUntil } from '../processes/wait-until.js';
import { everythingIn, everythingInRedis } from '../stored-texts.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';

const TIMEOUT_MS = 180_000;

/** A person whose words occur nowhere else. */
const person = (name: string) => ({
  email: `${name}@kronjuwel.example`,
  companyName: 'Kronjuwel Amethyst GmbH',
  fullName: `Walpurga ${name}`,
  street: 'Perlengasse 77',
  city: 'Smaragdingen',
  postalCode: '80331',
  country: 'Germany',
  federalState: 'Bayern',
  telephone: '+49 89 7654321',
});
const NEEDLES = [
  'zwetschgenbaum',
  'abgelehnt',
  'kronjuwel',
  'amethyst',
  'walpurga',
  'perlengasse',
  'smaragdingen',
  '7654321',
  'saphirarmband',
  'mondscheinperle',
];

afterAll(removeCompiledSource);

describe.each(['PostgreSQL', 'Redis'] as const)('with the queue on %s', (backend) => {
  let database: TestDatabase;
  let redis: RedisProcess | undefined;
  let mailServer: MailServer;
  let api: ServiceProcess;
  let worker: ServiceProcess;
  let token = '';
  let productId: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = backend === 'Redis' ? await startRedis() : undefined;
    mailServer = new MailServer();
    mailServer.refused = (recipient) => recipient.startsWith('abgelehnt');
    await mailServer.start();
    productId = await addProduct(database);
    const environment = testEnvironment({
      ...ADMIN,
      DATABASE_URL: database.url,
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'debug',
      RATE_LIMIT_ORDERS: '1000/60s',
      RATE_LIMIT_CONTACTS: '1000/60s',
      RATE_LIMIT_LOGIN: '5/900s',
      ...(redis && { REDIS_URL: redis.url }),
    });
    api = await startApi(environment);
    worker = await startWorker(environment);
    token = String(
      (await call('POST', '/admin/login', { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD })).body['token'],
    );
  }, TIMEOUT_MS);
  afterAll(async () => {
    await worker.stop();
    await api.stop();
    await mailServer.stop();
    await redis?.stop();
    await database.drop();
  }, TIMEOUT_MS);

  async function call(method: string, path: string, body?: object | string, headers: Record<string, string> = {}) {
    const answer = await fetch(`${api.url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
  }
  const order = (name: string, fields: object = {}) => ({
    productId,
    orderType: 'product',
    customerInfo: person(name),
    consentData,
    notes: 'Ein Saphirarmband für Walpurga',
    configuration,
    ...fields,
  });
  const contact = (name: string, fields: object = {}) => ({
    name: `Walpurga ${name}`,
    email: `${name}@kronjuwel.example`,
    subject: 'Saphirarmband',
    message: 'Bitte in die Perlengasse 77 liefern, Telefon +49 89 7654321',
    ...fields,
  });
  const settled = () =>
    waitUntil('every mail is sent or refused', async () => {
      const [row] = await database.query<{ n: number }>(
        `select count(*)::integer as n from outbox where status = 'pending'`,
      );
      return row?.n === 0;
    });

  /** Everything that usually happens to orders and contact requests, with a mail that is refused. */
  async function doNormalCalls(): Promise<void> {
    await call('POST', '/coupons/admin', {
      code: 'GELEGENHEIT',
      name: 'Atelier',
      discountType: 'fixed',
      discountValue: 1,
      validFrom: '2026-01-01',
    });
    const accepted = await call('POST', '/orders', order('zwetschgenbaum', { couponCode: 'GELEGENHEIT' }), {
      'Idempotency-Key': 'einmal',
    });
    expect(accepted.status).toBe(201);
    expect((await call('POST', '/orders', order('abgelehnt'))).status).toBe(201);
    expect((await call('POST', '/contacts', contact('zwetschgenbaum'))).status).toBe(201);
    expect((await call('POST', '/contacts', contact('abgelehnt'))).status).toBe(201);
    const id = String(accepted.body['id']);
    expect((await call('PUT', `/orders/${id}`, { adminNotes: 'Walpurga ruft zurück' })).status).toBe(200);
    expect((await call('GET', `/orders/admin/${id}/decrypt-customer`)).status).toBe(200);
    expect((await call('GET', '/orders?search=zwetschgenbaum')).body['total']).toBe(1);
    expect((await call('GET', '/contacts/admin/all?search=walpurga%20zwetschgenbaum')).body['total']).toBe(1);
    const email = person('zwetschgenbaum').email;
    expect((await call('POST', '/admin/privacy/export', { email })).status).toBe(200);
    expect((await call('GET', `/admin/audit?subject=${email}`)).body['total']).toBe(1);
    await call('POST', '/coupons/validate', { code: 'GELEGENHEIT', productId, customerEmail: email });
    await settled();
  }

  async function doFailingCalls(): Promise<void> {
    const email = person('zwetschgenbaum').email;
    const statuses = [
      await call('POST', '/orders', JSON.stringify(order('zwetschgenbaum')).slice(0, -5)),
      await call('POST', '/orders', `{"customerInfo": Walpurga Zwetschgenbaum}`),
      await call('POST', '/orders', order('zwetschgenbaum', { productId: email, orderType: 'Walpurga' })),
      await call('POST', '/contacts', contact('zwetschgenbaum', { email: 'zwetschgenbaum at kronjuwel' })),
      await call('POST', '/orders', `customer=${email}`, { 'Content-Type': 'text/plain' }),
      await call('GET', `/orders?sort=${email}`),
      await call('GET', `/orders/${encodeURIComponent(email)}`),
      await call('GET', `/kronjuwel@${email}`),
      await call('POST', '/admin/login', { email, password: 'Walpurga Zwetschgenbaum' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400, 415, 400, 404, 404, 401]);
    for (const table of ['consents', 'contact_search', 'audit_log']) {
      await database.query(`alter table ${table} rename to ${table}_away`);
    }
    try {
      const failed = [
        await call('POST', '/orders', order('zwetschgenbaum')),
        await call('POST', '/contacts', contact('zwetschgenbaum')),
        await call('GET', '/contacts/admin/all?search=zwetschgenbaum'),
        await call('POST', '/admin/privacy/export', { email }),
        await call('POST', '/admin/privacy/erase', { email }),
      ].map(({ status, body }) => ({ status, keys: Object.keys(body).sort() }));
      expect(failed).toEqual(failed.map(() => ({ status: 500, keys: ['code', 'error', 'message', 'statusCode'] })));
    } finally {
      for (const table of ['consents', 'contact_search', 'audit_log']) {
        await database.query(`alter table ${table}_away rename to ${table}`);
      }
    }
  }

  const plainIn = (text: string) => NEEDLES.filter((needle) => text.toLowerCase().includes(needle));

  test(
    'no plain name, address, company, phone number or street is in database, Redis or logs',
    async () => {
      await doNormalCalls();
      await doFailingCalls();
      const states = await database.query<{ status: string }>('select distinct status from outbox order by status');
      expect(states.map(({ status }) => status)).toEqual(['failed', 'sent']);
      expect(mailServer.received.some(({ recipient }) => recipient === person('zwetschgenbaum').email)).toBe(true);

      const stored = await everythingIn(database);
      expect(Object.keys(stored)).toEqual(
        expect.arrayContaining(['public.orders', 'public.contacts', 'public.audit_log']),
      );
      expect(stored['bullmq.job'] !== '').toBe(backend === 'PostgreSQL');
      for (const [table, text] of Object.entries(stored))
        expect({ table, plain: plainIn(text) }).toEqual({ table, plain: [] });
      if (redis) {
        const kept = await everythingInRedis(redis.client);
        expect(kept).toContain('bull:mail');
        expect(plainIn(kept)).toEqual([]);
      }
      for (const [name, logs] of [
        ['api', api.logs()],
        ['worker', worker.logs()],
      ] as const) {
        expect(logs).toContain(name === 'api' ? '"INTERNAL"' : 'A mail cannot be sent');
        const lines = logs.split('\n').filter((line) => plainIn(line).length > 0);
        expect({ name, lines }).toEqual({ name, lines: [] });
      }
    },
    TIMEOUT_MS,
  );
});
