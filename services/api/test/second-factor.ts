import type { NestExpressApplication } from '@nestjs/platform-express';
import { Secret, TOTP } from 'otpauth';
import request from 'supertest';
import type { Staff } from './staff.js';
import type { TestDatabase } from './test-database.js';

const STEP_MS = 30_000;

/** The code that an authenticator app shows after `steps` periods of 30 seconds. */
export const totpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Sets up an authenticator app whose current code can be used once more. */
export async function enrolApp(
  agent: Staff,
  database: TestDatabase,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await agent.post('/api/admin/totp');
  const secret = begun.body.secret as string;
  const confirmed = await agent.post('/api/admin/totp/confirm').send({ code: totpCode(secret) });
  if (confirmed.status !== 200) throw new Error(`The app was not confirmed: ${JSON.stringify(confirmed.body)}`);
  await database.query('update admin_totp set last_step = null');
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}

/** Starts the setup of an authenticator app. @returns its secret */
export async function beginApp(app: NestExpressApplication, token: string): Promise<string> {
  const begun = await request(app.getHttpServer()).post('/api/admin/totp').auth(token, { type: 'bearer' });
  return begun.body.secret as string;
}
