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

/** The form in which addresses of administrators are stored and compared. */
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
   * Creates the first administrator from `ADMIN_EMAIL` and `ADMIN_PASSWORD` when there is none.
   * @throws ConfigurationError in production, when the password is easy to guess
   */
  async onApplicationBootstrap(): Promise<void> {
    const { firstAdmin } = this.config;
    if (firstAdmin === undefined || (await this.em.fork().count(Admin)) > 0) return;
    if (this.config.production) {
      const weakness = await findWeakness(firstAdmin.password, firstAdmin.email);
      if (weakness !== undefined)
        throw new ConfigurationError('ADMIN_PASSWORD', `is refused: ${weakness.replace(/\.$/, '')}`);
    }
    // Another process that starts at the same moment may have been first.
    const created = await this.create(firstAdmin.email, firstAdmin.password);
    if (created) this.logger.info('The first administrator was created');
  }

  find(email: string): Promise<Admin | null> {
    return this.em.fork().findOne(Admin, { email: normaliseEmail(email) });
  }

  get(id: string): Promise<Admin> {
    return this.em.fork().findOneOrFail(Admin, { id });
  }

  /** @returns `false` when the address is taken */
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

  /** Sets a password whatever the old one was, and ends what that opened, in one transaction. */
  async setPassword(id: string, password: string): Promise<void> {
    const passwordHash = await hashPassword(password);
    await this.database.transaction((connection) => this.writePassword(connection, { id }, passwordHash));
  }

  /**
   * Like {@link setPassword}, but only in the place of the password that was verified.
   * @param verified the hash against which it was verified
   * @param note writes what tells of the change, in its transaction
   * @returns `false` when it was changed since; nothing is written then
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
   * In the transaction of what sets a password: writes it, ends what the old one opened ({@link endAccess}), and tells its holder by mail.
   * @param passwordHash of the new one
   * @returns `false` when `verified` is no longer the hash of the present one; nothing is written then
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
