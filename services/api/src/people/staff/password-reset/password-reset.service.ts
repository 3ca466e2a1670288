import { Injectable } from '@nestjs/common';
import type { ChosenPassword, PasswordReset } from '@vitrine/schemas';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { notFound } from '../../../common/errors/api-error.js';
import { newId } from '../../../common/ids.js';
import { AuditSubjects } from '../../../common/personal-data/audit-subjects.js';
import { change, Database } from '../../../database/database.js';
import { createAccountMail } from '../../../platform/notifications/outbox/outbox-entry.js';
import { OutboxSignal } from '../../../platform/notifications/outbox/outbox-signal.js';
import { AdminsService, normaliseEmail } from '../../admin-session/admins.service.js';
import { assertStrongPassword } from '../../admin-session/password-rule.js';
import { hashPassword } from '../../admin-session/passwords.js';
import { SignInLimits, type ReportLimit } from '../../admin-session/sign-in-limits.js';
import { AdminLinks } from '../links/admin-links.js';
import type { StaffRow } from '../staff-statements.js';
import type { PasswordResetDto } from './password-reset.dto.js';
import { REQUEST_RESET } from './reset-request.js';

const unknownReset = () => notFound('Password reset');

/** Resets forgotten passwords, by a mail with a link that works once, for an hour. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly admins: AdminsService,
    private readonly links: AdminLinks,
    private readonly limits: SignInLimits,
    private readonly signal: OutboxSignal,
    private readonly audit: AuditLog,
    private readonly subjects: AuditSubjects,
  ) {}

  /**
   * Sends a link to an active account. Neither the answer nor its time shows whether there is such an account.
   * @param address IP address of the visitor, for the limit
   * @param reportLimit gets the state of the limit
   * @throws ApiError 429 after too many requests of this address
   */
  async request({ email }: PasswordReset, address: string, reportLimit: ReportLimit): Promise<void> {
    await this.limits.countReset(address, reportLimit);
    const account = normaliseEmail(email);
    const admin = await this.admins.find(account);
    const unknown = this.subjects.getSubject(account);
    const { id: mailId, requestId, traceparent } = createAccountMail('account-password-reset', '');
    await this.database.transaction(async (connection) => {
      await change(connection, REQUEST_RESET.with({ email: account, linkId: newId(), mailId, requestId, traceparent }));
      await this.audit.write(
        {
          actor: 'visitor',
          action: 'admin.password.forgotten',
          subjectType: admin ? 'admin' : 'account',
          subjectId: admin?.id ?? unknown,
        },
        connection,
      );
    });
    this.signal.wake();
  }

  /** @throws ApiError 404 if the link was used or has expired */
  async get(token: string): Promise<PasswordResetDto> {
    const { email } = await this.findAccount(token);
    return { email };
  }

  /**
   * Sets the password, ends every session and every other such link of the account, and resets its failed sign-ins. It does not sign in, because a
   * second factor may be required.
   * @throws ApiError 400 for a password that is easy to guess, 404 like {@link get}
   */
  async reset(token: string, { password }: ChosenPassword): Promise<void> {
    const account = await this.findAccount(token);
    await assertStrongPassword(password, account.email, 'password');
    const passwordHash = await hashPassword(password);
    await this.database.transaction(async (connection) => {
      if (!(await this.links.use(connection, token, 'password-reset', account.id))) throw unknownReset();
      await this.admins.writePassword(connection, { id: account.id }, passwordHash);
      await this.audit.write(
        { actor: account, action: 'admin.password.recover', subjectType: 'admin', subjectId: account.id },
        connection,
      );
    });
    await this.limits.unlock(account.email);
  }

  private async findAccount(token: string): Promise<StaffRow> {
    const account = await this.links.findAccount(token, 'password-reset');
    if (!account) throw unknownReset();
    return account;
  }
}
