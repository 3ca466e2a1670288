import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Controller, Get, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  hasPermission,
  KEY_PERMISSIONS,
  OWN_ACCOUNT,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  ROLES,
  STEP_UP_SECONDS,
  type Permission,
  type Role,
} from '@vitrine/schemas';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { AuditRefusals } from '../../src/common/audit/audit-refusals.js';
import { RequiresPermission } from '../../src/common/auth/requires-permission.js';
import { addProduct, ADMIN, customer, orderFor } from '../fixtures/orders.js';
import { isStream } from '../http/streams.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';

interface Operation {
  security?: Record<string, unknown>[];
  'x-permission'?: Permission | typeof OWN_ACCOUNT;
  'x-step-up'?: number;
}

const document = JSON.parse(readFileSync(join(process.cwd(), '../../contracts/openapi/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const ENDS_SESSION = '/api/admin/logout';
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation || !path.startsWith('/api/')) return [];
    const isClosed =
      (operation.security ?? []).length > 0 && !operation.security?.some((way) => Object.keys(way).length === 0);
    const isForKeys = operation.security?.some((way) => 'key' in way) ?? false;
    const { 'x-permission': permission, 'x-step-up': stepUp } = operation;
    const name = `${method.toUpperCase()} ${path}`;
    return [{ name, method, path, isClosed, isForKeys, permission, stepUp, isStream: isStream(operation) }];
  }),
);
const closed = operations.filter(({ isClosed }) => isClosed);
/** Operations that neither end the session nor answer with a stream. */
const answering = closed.filter(({ path, isStream: isOpenEnded }) => path !== ENDS_SESSION && !isOpenEnded);

let database: TestDatabase;
let app: NestExpressApplication;
const tokens = new Map<Role, string>();

const tokenAs = async (role: Role): Promise<string> => {
  await database.query('update admins set role = $1', [role]);
  const answer = await request(app.getHttpServer())
    .post('/api/admin/login')
    .send({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  expect(answer.status).toBe(200);
  return answer.body.token as string;
};

/** The ids do not exist and the body is empty, so that an allowed call changes nothing. */
const call = ({ method, path }: (typeof operations)[number], token?: string) => {
  const sent = request(app.getHttpServer())[method](path.replace(/\{\w+\}/g, '0197aaaa-0000-7000-8000-000000000000'));
  if (token !== undefined) sent.auth(token, { type: 'bearer' });
  return method === 'get' || method === 'delete' ? sent : sent.send({});
};

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: { ...ADMIN } });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('the document names one known permission for every operation that is not public, and none for the others', () => {
  expect(closed.length).toBeGreaterThan(50);
  const known: readonly unknown[] = [...PERMISSIONS, OWN_ACCOUNT];
  expect(closed.filter(({ permission }) => !known.includes(permission))).toEqual([]);
  expect(operations.filter(({ isClosed, permission }) => !isClosed && permission !== undefined)).toEqual([]);
});

test('the document names how recent an authentication must be: as its permission says, or for changes of one’s own factors', () => {
  const own = closed.filter(({ permission, stepUp }) => permission === OWN_ACCOUNT && stepUp !== undefined);
  expect(own.map(({ name }) => name).sort()).toEqual([
    'DELETE /api/admin/passkeys/{id}',
    'DELETE /api/admin/totp',
    'PATCH /api/admin/passkeys/{id}',
    'POST /api/admin/passkeys',
    'POST /api/admin/passkeys/options',
    'POST /api/admin/recovery-codes',
    'POST /api/admin/totp',
    'POST /api/admin/totp/confirm',
  ]);
  for (const { permission = OWN_ACCOUNT, stepUp } of closed)
    if (permission !== OWN_ACCOUNT) expect([permission, stepUp]).toEqual([permission, STEP_UP_SECONDS[permission]]);
});

/** Describes a call that was not answered as its permission says. */
const describeCall = ({ name, permission }: (typeof operations)[number], { status, body }: request.Response): string =>
  `${name} (${permission}) answered ${status} ${JSON.stringify(body)}`;

test('nobody can call a closed operation without a sign-in', async () => {
  const faults: string[] = [];
  for (const operation of closed) {
    const answer = await call(operation);
    if (answer.status !== 401 || answer.body.code !== 'INVALID_TOKEN') faults.push(describeCall(operation, answer));
  }
  expect(faults).toEqual([]);
});

const mayCall = (role: Role, { permission = OWN_ACCOUNT }: (typeof operations)[number]): boolean =>
  permission === OWN_ACCOUNT || hasPermission(role, permission);

const isAsAllowed = (role: Role, operation: (typeof operations)[number], answer: request.Response) =>
  mayCall(role, operation)
    ? ![401, 403].includes(answer.status) && answer.status < 500
    : answer.status === 403 &&
      isDeepStrictEqual(answer.body, {
        statusCode: 403,
        code: 'FORBIDDEN',
        error: 'Your role does not allow this',
        message: 'Your role does not allow this',
        permission: operation.permission,
      });

describe.each(ROLES)('as %s', (role) => {
  beforeAll(async () => {
    tokens.set(role, await tokenAs(role));
  });

  test('every operation is allowed or refused as its permission says', async () => {
    const faults: string[] = [];
    for (const operation of answering) {
      const answer = await call(operation, tokens.get(role));
      if (!isAsAllowed(role, operation, answer)) faults.push(describeCall(operation, answer));
    }
    expect(faults).toEqual([]);
  });

  test('the account names the role and what it allows', async () => {
    const me = await request(app.getHttpServer())
      .get('/api/admin/me')
      .auth(tokens.get(role) ?? '', { type: 'bearer' });
    expect(me.body).toMatchObject({ role, permissions: ROLE_PERMISSIONS[role], authenticatedAt: expect.any(String) });
  });

  test('exactly the operations that need step-up are refused hours after the sign-in', async () => {
    const token = tokens.get(role);
    const faults: string[] = [];
    await database.query(`update admin_sessions set authenticated_at = now() - interval '9 hours'`);
    for (const operation of answering) {
      const answer = await call(operation, token);
      const isAsked = answer.status === 403 && answer.body.code === 'STEP_UP_REQUIRED';
      if (isAsked !== (mayCall(role, operation) && operation.stepUp !== undefined))
        faults.push(describeCall(operation, answer));
    }
    await database.query(`update admin_sessions set authenticated_at = now()`);
    expect(faults).toEqual([]);
  });

  test('signs out', async () => {
    const signOut = closed.find(({ path }) => path === ENDS_SESSION);
    if (!signOut) throw new Error('The document has no sign-out');
    expect((await call(signOut, tokens.get(role))).status).toBe(204);
    expect((await call(signOut, tokens.get(role))).status).toBe(401);
  });
});

describe.each<[string, readonly Permission[]]>([
  ['every permission that a key can have', KEY_PERMISSIONS],
  ['some of them', ['orders:read', 'catalogue:write', 'operations:write', 'webhooks:write']],
])('as a key with %s', (_, permissions) => {
  let key: string;
  beforeAll(async () => {
    const made = await request(app.getHttpServer())
      .post('/api/admin/api-keys')
      .auth(await tokenAs('owner'), { type: 'bearer' })
      .send({ name: 'ERP', permissions });
    expect(made.status).toBe(201);
    key = made.body.key as string;
  });

  test('every operation is allowed or refused as its permission says', async () => {
    const faults: string[] = [];
    for (const operation of closed) {
      const answer = await call(operation, key);
      const isAllowed = operation.isForKeys && permissions.some((each) => each === operation.permission);
      const isRight = isAllowed
        ? ![401, 403].includes(answer.status) && answer.status < 500
        : answer.status === 403 && answer.body.permission === operation.permission;
      if (!isRight) faults.push(describeCall(operation, answer));
    }
    expect(faults).toEqual([]);
  });
});

test('keys are never for the team, other keys, sign-ins or one’s own account', () => {
  const closedToKeys = closed.filter(({ isForKeys }) => !isForKeys);
  const others = closedToKeys.filter(({ permission = OWN_ACCOUNT }) => !/^(?:staff:|keys:|self$)/.test(permission));
  expect(others.map(({ name }) => name)).toEqual([
    'POST /api/admin/ops-session',
    'PUT /api/orders/{id}/viewers',
    'DELETE /api/orders/{id}/viewers',
    'PUT /api/contacts/admin/{id}/viewers',
    'DELETE /api/contacts/admin/{id}/viewers',
  ]);
  expect(
    closed.filter(({ isForKeys, permission = OWN_ACCOUNT }) => isForKeys && /^(?:staff:|keys:|self$)/.test(permission)),
  ).toEqual([]);
});

test('the queue dashboard is open to whoever has operations:write, and closes when the role changes', async () => {
  const http = request(app.getHttpServer());
  const token = await tokenAs('operations');
  const opened = await http.post('/api/admin/ops-session').auth(token, { type: 'bearer' });
  expect(opened.status).toBe(204);
  const cookie = (opened.headers['set-cookie'] as unknown as string[]).map((each) => each.split(';')[0]).join('; ');
  expect((await http.get('/ops/queues/api/queues').set('Cookie', cookie)).status).toBe(200);
  await database.query(`update admins set role = 'manager'`);
  expect((await http.get('/ops/queues/api/queues').set('Cookie', cookie)).status).toBe(401);
});

test('a refusal is in the audit log, with the account and the permission', async () => {
  await app.get(AuditRefusals).flush();
  await app.get(AuditRefusals).flush();
  const token = await tokenAs('editor');
  const answer = await request(app.getHttpServer())
    .get('/api/orders')
    .auth(token, { type: 'bearer' })
    .set('X-Request-Id', 'refused-editor');
  expect(answer.status).toBe(403);
  expect(await database.query(`select * from audit_log where request_id = 'refused-editor'`)).toEqual([
    expect.objectContaining({
      action: 'permission.refused',
      admin_email: ADMIN.ADMIN_EMAIL,
      subject_id: 'orders:read',
      outcome: 'refused',
      network: '127.0.0.0/24',
    }),
  ]);
});

test('refusals of one account for one permission are one entry a minute, with their number', async () => {
  const refusals = app.get(AuditRefusals);
  const token = await tokenAs('sales');
  await refusals.flush();
  await refusals.flush();
  const [{ last } = { last: '' }] = await database.query<{ last: string }>(
    'select max(id::text) as last from audit_log',
  );
  const refuse = async (times: number) => {
    for (let n = 0; n < times; n += 1)
      await request(app.getHttpServer()).get('/api/admin/staff').auth(token, { type: 'bearer' });
  };
  const listCounts = async () =>
    (
      await database.query<{ details: { count?: number } }>(
        `select details from audit_log where action = 'permission.refused' and id::text > $1 order by id`,
        [last],
      )
    ).map(({ details }) => details.count);
  await refuse(5);
  expect(await listCounts()).toEqual([undefined]);
  await refusals.flush();
  expect(await listCounts()).toEqual([undefined, 4]);
  await refuse(2);
  await refusals.flush();
  expect(await listCounts()).toEqual([undefined, 4, 2]);
  await refusals.flush();
  await refuse(1);
  expect(await listCounts()).toEqual([undefined, 4, 2, undefined]);
});

test('a suspended account can neither use its session nor sign in', async () => {
  const token = await tokenAs('owner');
  await database.query(`update admins set state = 'suspended'`);
  const http = request(app.getHttpServer());
  try {
    expect((await http.get('/api/admin/me').auth(token, { type: 'bearer' })).body.code).toBe('INVALID_TOKEN');
    const login = await http
      .post('/api/admin/login')
      .send({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
    expect({ status: login.status, error: login.body.error }).toEqual({
      status: 401,
      error: 'Invalid email or password',
    });
  } finally {
    await database.query(`update admins set state = 'active'`);
  }
});

test('a public read that shows staff more shows it only to those with the permission', async () => {
  await addProduct(database);
  const read = async (role: Role) => {
    const token = await tokenAs(role);
    const answer = await request(app.getHttpServer()).get('/api/products').auth(token, { type: 'bearer' });
    expect(answer.status).toBe(200);
    return answer.body[0] as object;
  };
  expect(await read('sales')).toHaveProperty('version');
  expect(await read('operations')).not.toHaveProperty('version');
});

test('the uses of a coupon name their customers only to those with orders:read', async () => {
  const token = await tokenAs('owner');
  const http = request(app.getHttpServer());
  const coupon = await http.post('/api/coupons/admin').auth(token, { type: 'bearer' }).send({
    code: 'TEAM',
    name: 'Team',
    discountType: 'percentage',
    discountValue: 10,
    validFrom: '2020-01-01',
    validUntil: '2099-01-01',
  });
  expect(coupon.body).toMatchObject({ code: 'TEAM' });
  const order = await http.post('/api/orders').send(orderFor(await addProduct(database), { couponCode: 'TEAM' }));
  expect(order.status).toBe(201);
  const namesFor = async (role: Role) => {
    const staff = await tokenAs(role);
    return Promise.all(
      ['usage/ID', 'ID/usage'].map(async (path) => {
        const uses = await http
          .get(`/api/coupons/admin/${path.replace('ID', coupon.body.id as string)}`)
          .auth(staff, { type: 'bearer' });
        return (uses.body as { customerEmail: string }[]).map(({ customerEmail }) => customerEmail);
      }),
    );
  };
  expect(await namesFor('sales')).toEqual([[customer.email], [customer.email]]);
  expect(await namesFor('editor')).toEqual([[''], ['']]);
});

@Controller('forgotten')
class ForgottenController {
  @Get()
  read(): string {
    return 'open to whom?';
  }
}

@Module({ imports: [AppModule], controllers: [ForgottenController] })
class ForgottenModule {}

test('an operation that names no permission prevents the start', async () => {
  await expect(createTestApp(database.url, { module: ForgottenModule })).rejects.toThrow(
    'ForgottenController.read names no permission',
  );
});

test('an operation cannot name two permissions', () => {
  const twice = () => {
    class Twice {
      @RequiresPermission('orders:read')
      @RequiresPermission('orders:write')
      read(): void {}
    }
    return Twice;
  };
  expect(twice).toThrow('Twice.read names two permissions');
});
