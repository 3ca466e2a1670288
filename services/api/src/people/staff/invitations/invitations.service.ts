import { Injectable } from '@nestjs/common';
import { sentence, type ChosenPassword, type Invitation } from '@vitrine/schemas';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { conflict, notFound } from '../../../common/errors/api-error.js';
import type { RequestOrigin } from '../../../common/http/requests/request-origin.js';
import { assertExpected, type ExpectedVersions } from '../../../common/http/if-match.js';
import { newId } from '../../../common/ids.js';
import { change, Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { createAccountMail } from '../../../platform/notifications/outbox/outbox-entry.js';
import { OutboxService } from '../../../platform/notifications/outbox/outbox.service.js';
import type { LoginDto } from '../../admin-session/admin-session.dto.js';
import { normaliseEmail } from '../../admin-session/admins.service.js';
import { assertStrongPassword } from '../../admin-session/password-rule.js';
import { hashPassword } from '../../admin-session/passwords.js';
import { AdminSessionsService } from '../../admin-session/sessions/admin-sessions.service.js';
import { toLogin } from '../../admin-session/sessions/to-login.js';
import { AdminLinks } from '../links/admin-links.js';
import type { StaffDto } from '../staff.dto.js';
import { StaffService } from '../staff.service.js';
import { STAFF, type StaffRow } from '../staff-statements.js';
import type { InvitationDto } from './invitation.dto.js';

const unknownInvitation = () => notFound('Invitation');

/** Invitations to the team. Each is written with its mail in one transaction, and can be accepted once (contract: Permissions). */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffService,
    private readonly links: AdminLinks,
    private readonly outbox: OutboxService,
    private readonly sessions: AdminSessionsService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ApiError 409 `STAFF_EXISTS` if there is an account with this e-mail address, in any state */
  async invite({ email, name, role }: Invitation, actor: CurrentAdminInfo): Promise<StaffDto> {
    const id = newId();
    await this.database.transaction(async (connection) => {
      const invited = db
        .insertInto('admins')
        .values({ id, email: normaliseEmail(email), name, role, state: 'invited', updated_by: actor.email })
        .onConflict((taken) => taken.column('email').doNothing());
      if ((await change(connection, invited)) === 0) throw conflict('STAFF_EXISTS', sentence('staff.exists'));
      await this.send(connection, id);
      await this.audit.writeDeclared(connection, { subjectId: id, details: { role } });
    });
    return this.staff.get(id);
  }

  /**
   * Sends the mail again, with a new link; the previous one no longer works.
   * @throws ApiError 404 if there is no such invitation, or it was accepted
   */
  async resend(id: string): Promise<StaffDto> {
    await this.database.transaction(async (connection) => {
      await this.lockInvited(connection, id);
      await this.send(connection, id);
      await this.audit.writeDeclared(connection, { subjectId: id });
    });
    return this.staff.get(id);
  }

  /**
   * Revokes an invitation, with its mail if that was not sent yet.
   * @param expected the versions that the request may delete
   * @throws ApiError 404 like {@link resend}, 412 `PRECONDITION_FAILED`
   */
  async revoke(id: string, expected: ExpectedVersions): Promise<void> {
    await this.database.transaction(async (connection) => {
      const { version } = await this.lockInvited(connection, id);
      assertExpected(expected, version);
      await change(connection, db.deleteFrom('admins').where('id', '=', id));
      await this.audit.writeDeclared(connection, { subjectId: id });
    });
  }

  /** @throws ApiError 404 if the link was used, revoked or replaced, or has expired */
  async get(token: string): Promise<InvitationDto> {
    const { email, name, role } = await this.findAccount(token);
    return { email, name, role };
  }

  /**
   * Gives the account its password and signs it in.
   * @throws ApiError 400 for a password that is easy to guess, 404 like {@link get}
   */
  async accept(token: string, { password }: ChosenPassword, origin: RequestOrigin): Promise<LoginDto> {
    const account = await this.findAccount(token);
    await assertStrongPassword(password, account.email, 'password');
    const passwordHash = await hashPassword(password);
    await this.database.transaction(async (connection) => {
      if (!(await this.links.use(connection, token, 'invitation', account.id))) throw unknownInvitation();
      await change(
        connection,
        db
          .updateTable('admins')
          .set((eb) => ({
            password_hash: passwordHash,
            state: 'active',
            version: eb('version', '+', 1),
            updated_at: now,
            updated_by: account.email,
          }))
          .where('id', '=', account.id),
      );
      await this.audit.write(
        { actor: account, action: 'staff.invitation.accept', subjectType: 'admin', subjectId: account.id },
        connection,
      );
    });
    const session = await this.sessions.open(account.id, passwordHash, origin);
    // The account was suspended meanwhile.
    if (!session) throw unknownInvitation();
    return toLogin(account, session);
  }

  private async findAccount(token: string): Promise<StaffRow> {
    const account = await this.links.findAccount(token, 'invitation');
    if (!account) throw unknownInvitation();
    return account;
  }

  private async lockInvited(connection: Queryable, id: string): Promise<StaffRow> {
    const [invited] = await run(connection, STAFF.where('id', '=', id).where('state', '=', 'invited').forUpdate());
    if (!invited) throw unknownInvitation();
    return invited;
  }

  private async send(connection: Queryable, id: string): Promise<void> {
    await this.links.replace(connection, id, 'invitation');
    await this.outbox.add(createAccountMail('account-invitation', id), connection);
  }
}
