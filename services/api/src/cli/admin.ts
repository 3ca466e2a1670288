import { randomBytes } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { AdminsService } from '../admin-session/admins.service.js';
import { SignInLimits } from '../admin-session/sign-in-limits.js';
import { AppModule } from '../app.module.js';
import { processConfig } from '../config/process-config.js';
import { runProcess } from '../run-process.js';

const USAGE = 'use: npm run admin -- create|reset-password|unlock EMAIL';

/** 18 random bytes: 24 characters. */
const newPassword = (): string => randomBytes(18).toString('base64url');

type Command = (email: string, admins: AdminsService, limits: SignInLimits) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  create: async (email, admins) => {
    const password = newPassword();
    if (!(await admins.create(email, password))) throw new Error(`${email} exists already`);
    return `Created ${email} with the password ${password}`;
  },
  'reset-password': async (email, admins, limits) => {
    const admin = await admins.find(email);
    if (!admin) throw new Error(`${email} does not exist`);
    const password = newPassword();
    await admins.setPassword(admin.id, password);
    await limits.unlock(admin.email);
    return `${email} has the new password ${password} and is signed out everywhere`;
  },
  unlock: async (email, admins, limits) => {
    const admin = await admins.find(email);
    if (!admin) throw new Error(`${email} does not exist`);
    await limits.unlock(admin.email);
    return `${email} may sign in again`;
  },
};

runProcess('vitrine-admin', async () => {
  const [name = '', email = ''] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(USAGE);
  process.env['LOG_LEVEL'] ??= 'warn';
  processConfig();
  const app = await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
  try {
    const result = await command(
      email,
      app.get(AdminsService, { strict: false }),
      app.get(SignInLimits, { strict: false }),
    );
    process.stdout.write(`${result}\n`);
  } finally {
    await app.close();
  }
});
