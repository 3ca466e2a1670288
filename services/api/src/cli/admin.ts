import { randomBytes } from 'node:crypto';
import { AdminsService } from '../people/admin-session/admins.service.js';
import { SignInLimits } from '../people/admin-session/sign-in-limits.js';
import type { Admin } from '../people/admin-session/admin.entity.js';
import { FactorResetService } from '../people/second-factors/reset/factor-reset.service.js';
import { AuditLog } from '../common/audit/audit-log.js';
import { runCommand } from './run-command.js';

const USAGE = 'use: npm run admin -- create|reset-password|reset-second-factor|unlock EMAIL';

/** 18 random bytes: 24 characters. */
const newPassword = (): string => randomBytes(18).toString('base64url');

interface Tools {
  admins: AdminsService;
  limits: SignInLimits;
  factors: FactorResetService;
  audit: AuditLog;
}

type Command = (email: string, tools: Tools) => Promise<string>;

async function findAdmin(email: string, { admins }: Tools): Promise<Admin> {
  const admin = await admins.find(email);
  if (!admin) throw new Error(`${email} does not exist`);
  return admin;
}

const noteIn = ({ audit }: Tools, action: string, subjectId: string) =>
  audit.write({ actor: 'operator', action, subjectType: 'admin', subjectId });

const commands: Readonly<Record<string, Command>> = {
  create: async (email, tools) => {
    const password = newPassword();
    if (!(await tools.admins.create(email, password))) throw new Error(`${email} exists already`);
    await noteIn(tools, 'admin.create', (await findAdmin(email, tools)).id);
    return `Created ${email} with the password ${password}`;
  },
  'reset-password': async (email, tools) => {
    const admin = await findAdmin(email, tools);
    const password = newPassword();
    await noteIn(tools, 'admin.password.reset', admin.id);
    await tools.admins.setPassword(admin.id, password);
    await tools.limits.unlock(admin.email);
    return `${email} has the new password ${password} and is signed out everywhere`;
  },
  'reset-second-factor': async (email, tools) => {
    const admin = await findAdmin(email, tools);
    await tools.factors.reset(admin.id, 'operator');
    return `${email} has no second factor any more and is signed out everywhere`;
  },
  unlock: async (email, tools) => {
    const admin = await findAdmin(email, tools);
    await noteIn(tools, 'admin.unlock', admin.id);
    await tools.limits.unlock(admin.email);
    return `${email} may sign in again`;
  },
};

runCommand('vitrine-admin', commandGiven, async (app, { command, email }) => {
  const result = await command(email, {
    admins: app.get(AdminsService, { strict: false }),
    limits: app.get(SignInLimits, { strict: false }),
    factors: app.get(FactorResetService, { strict: false }),
    audit: app.get(AuditLog, { strict: false }),
  });
  process.stdout.write(`${result}\n`);
});

function commandGiven() {
  const [name = '', email = ''] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(USAGE);
  return { command, email };
}
