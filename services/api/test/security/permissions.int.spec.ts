import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Module } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  hasPermission,
  OWN_ACCOUNT,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  ROLES,
  type Permission,
  type Role,
} from '@vitrine/schemas';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { RequiresPermission } from '../../src/common/auth/requires-permission.js';
import { addProduct, ADMIN, customer, orderFor } from '../fixtures/orders.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';

interface Operation {
  security?: object[];
  'x-permission'?: Permission | typeof OWN_ACCOUNT;
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
    return [{ name: `${method.toUpperCase()} ${path}`, method, path, isClosed, permission: operation['x-permission'] }];
  }),
);
const closed = operations.filter(({ isClosed }) => isClosed);

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

/** Ids that do not exist and an empty body: what is allowed changes nothing. */
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

test.each(closed)('$name is closed to nobody in particular', async (operation) => {
  const answer = await call(operation);
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 401, code: 'INVALID_TOKEN' });
});

describe.each(ROLES)('as %s', (role) => {
  beforeAll(async () => {
    tokens.set(role, await tokenAs(role));
  });

  test.each(closed.filter(({ path }) => path !== ENDS_SESSION))('$name ($permission)', async (operation) => {
    const { permission = OWN_ACCOUNT } = operation;
    const answer = await call(operation, tokens.get(role));
    if (permission === OWN_ACCOUNT || hasPermission(role, permission)) {
      expect(answer.status).not.toBe(401);
      expect(answer.status).not.toBe(403);
      expect(answer.status).toBeLessThan(500);
      return;
    }
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      statusCode: 403,
      code: 'FORBIDDEN',
      error: 'Your role does not allow this',
      message: 'Your role does not allow this',
      permission,
    });
  });

  test('the account names the role and what it allows', async () => {
    const me = await request(app.getHttpServer())
      .get('/api/admin/me')
      .auth(tokens.get(role) ?? '', { type: 'bearer' });
    expect(me.body).toMatchObject({ role, permissions: ROLE_PERMISSIONS[role], authenticatedAt: expect.any(String) });
  });

  test('signs out', async () => {
    const signOut = closed.find(({ path }) => path === ENDS_SESSION);
    if (!signOut) throw new Error('The document has no sign-out');
    expect((await call(signOut, tokens.get(role))).status).toBe(204);
    expect((await call(signOut, tokens.get(role))).status).toBe(401);
  });
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

test('whoever was refused is in the audit log, with the permission', async () => {
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

test('a suspended account can neither go on nor sign in', async () => {
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

test('a public read that shows staff more shows it to those with the permission alone', async () => {
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

test('the uses of a coupon name their customers to those with orders:read alone', async () => {
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

test('an operation that names no permission stops the start', async () => {
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
