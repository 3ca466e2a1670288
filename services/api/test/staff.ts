import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Role, StaffState } from '@vitrine/schemas';
import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { TestDatabase } from './test-database.js';

const EMAIL = 'owner@vitrine.example';
const PASSWORD = 'an entirely fine password';

/** For an app whose first administrator {@link signIn} signs in. */
export const staffEnvironment = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };

/** @returns calls to the app with the first administrator's token */
export const signIn = (app: NestExpressApplication) => signInAs(app, EMAIL);

/** @returns calls to the app with the token of an account that has the first administrator's password */
export async function signInAs(app: NestExpressApplication, email: string, password = PASSWORD) {
  const session = await request(app.getHttpServer()).post('/api/admin/login').send({ email, password });
  return request.agent(app.getHttpServer()).set('Authorization', `Bearer ${session.body.token as string}`);
}

/** Calls with a token. */
export type Staff = Awaited<ReturnType<typeof signIn>>;

interface NewStaff {
  email: string;
  name?: string | null;
  role?: Role;
  state?: StaffState;
}

/** Adds an account with the password of the first one. @returns its id */
export async function addStaff(
  database: TestDatabase,
  { email, name = null, role = 'owner', state = 'active' }: NewStaff,
): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into admins (id, email, name, role, state, password_hash)
     select $1, $2, $3, $4, $5, password_hash from admins order by created_at limit 1`,
    [id, email, name, role, state],
  );
  return id;
}
