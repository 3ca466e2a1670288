import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { newId } from '../../common/ids.js';
import { change, Database, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { now } from '../../database/expressions.js';
import { createAccountMail } from '../../platform/notifications/outbox/outbox-entry.js';
import { OutboxService } from '../../platform/notifications/outbox/outbox.service.js';
import { AppConfig } from '../../config/app-config.js';
import { ConfigurationError } from '@vitrine/kit';
import { findWeakness } from './password-rule.js';
import { Admin } from './admin.entity.js';
import { hashPassword } from './passwords.js';
import { endAccess } from './sessions/end-access.js';

/** The form in which e-mail addresses of administrators are stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** The accounts of administrators. */
@Injectable()
export class AdminsService implements OnApplicationBootstrap {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly outbox: OutboxService,
    private readonly config: AppConfig,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(AdminsService.name);
  }

  /**
   * Creates the first administrator from `ADMIN_EMAIL` and `ADMIN_PASSWORD` if there are no accounts.
   * @throws ConfigurationError in production, if the password is easy to guess
   */
  async onApplicationBootstrap(): Promise<void> {
    const { firstAdmin } = this.config;
    if (firstAdmin === undefined || (await this.em.fork().count(Admin)) > 0) return;
    if (this.config.production) {
      const weakness = await findWeakness(firstAdmin.password, firstAdmin.email);
      if (weakness !== undefined)
        throw new ConfigurationError('ADMIN_PASSWORD', `is refused: ${weakness.replace(/\.$/, '')}`);
    }
    // Another process that starts at the same time may have created it first.
    const created = await this.create(firstAdmin.email, firstAdmin.password);
    if (created) this.logger.info('The first administrator was created');
  }

  find(email: string): Promise<Admin | null> {
    return this.em.fork().findOne(Admin, { email: normaliseEmail(email) });
  }

  get(id: string): Promise<Admin> {
    return this.em.fork().findOneOrFail(Admin, { id });
  }

  /** @returns `false` if the e-mail address is taken */
  async create(email: string, password: string): Promise<boolean> {
    const em = this.em.fork();
    em.create(Admin, {
      id: newId(),
      email: normaliseEmail(email),
      passwordHash: await hashPassword(password),
      name: null,
      role: 'owner',
      state: 'active',
      version: 1,
      lastLoginAt: null,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    try {
      await em.flush();
      return true;
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return false;
      throw error;
    }
  }

  /** Sets a password without checking the old one, and ends the access that the old one gave, in one transaction. */
  async setPassword(id: string, password: string): Promise<void> {
    const passwordHash = await hashPassword(password);
    await this.database.transaction((connection) => this.writePassword(connection, { id }, passwordHash));
  }

  /**
   * Like {@link setPassword}, but only if the password that was verified is still the present one.
   * @param verified the hash against which the present password was verified
   * @param note writes the audit entry, in the same transaction
   * @returns `false` if the password was changed meanwhile; nothing is written then
   */
  async replacePassword(
    id: string,
    verified: string,
    password: string,
    note: (connection: Queryable) => Promise<void>,
  ): Promise<boolean> {
    const passwordHash = await hashPassword(password);
    return this.database.transaction(async (connection) => {
      const isWritten = await this.writePassword(connection, { id, verified }, passwordHash);
      if (isWritten) await note(connection);
      return isWritten;
    });
  }

  /**
   * Writes a new password in the caller's transaction, ends the access that the old one gave ({@link endAccess}), and informs the account's holder by
   * mail.
   * @param passwordHash the hash of the new password
   * @returns `false` if `verified` is no longer the hash of the present password; nothing is written then
   */
  async writePassword(
    connection: Queryable,
    { id, verified }: { id: string; verified?: string },
    passwordHash: string,
  ): Promise<boolean> {
    const written = db
      .updateTable('admins')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', id)
      .$if(verified !== undefined, (account) => account.where('password_hash', '=', verified ?? null));
    if ((await change(connection, written)) === 0) return false;
    await endAccess(connection, id);
    await this.outbox.add(createAccountMail('account-password-changed', id), connection);
    return true;
  }
}
