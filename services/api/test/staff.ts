import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';

const EMAIL = 'owner@vitrine.example';
const PASSWORD = 'an entirely fine password';

/** For an app whose first administrator {@link signIn} signs in. */
export const staffEnvironment = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };

/** @returns calls to the app with the first administrator's token */
export async function signIn(app: NestExpressApplication) {
  const session = await request(app.getHttpServer())
    .post('/api/admin/login')
    .send({ email: EMAIL, password: PASSWORD });
  return request.agent(app.getHttpServer()).set('Authorization', `Bearer ${session.body.token as string}`);
}

/** Calls with a token. */
export type Staff = Awaited<ReturnType<typeof signIn>>;
