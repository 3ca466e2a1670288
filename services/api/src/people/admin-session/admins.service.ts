import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { newId } from '../../common/ids.js';
import { AppConfig } from '../../config/app-config.js';
import { ConfigurationError } from '@vitrine/kit';
import { findWeakness } from './password-rule.js';
import { Admin } from './admin.entity.js';
import { hashPassword } from './passwords.js';

/** The form in which addresses of administrators are stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** The accounts of administrators. */
@Injectable()
export class AdminsService implements OnApplicationBootstrap {
  constructor(
    private readonly em: EntityManager,
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

  /** Sets a password whatever the old one was, and ends every session of the account, in one transaction. */
  async setPassword(id: string, password: string): Promise<void> {
    await this.writePassword({ id }, password);
  }

  /**
   * Like {@link setPassword}, but only in the place of the password that was verified.
   * @param verified the hash against which it was verified
   * @returns `false` when it was changed since; nothing is written then
   */
  async replacePassword(id: string, verified: string, password: string): Promise<boolean> {
    return this.writePassword({ id, passwordHash: verified }, password);
  }

  private async writePassword(where: { id: string; passwordHash?: string }, password: string): Promise<boolean> {
    const passwordHash = await hashPassword(password);
    return this.em.transactional(async (em) => {
      if ((await em.nativeUpdate(Admin, where, { passwordHash, updatedAt: new Date() })) === 0) return false;
      await em.execute('update admin_sessions set revoked_at = now() where admin_id = ? and revoked_at is null', [
        where.id,
      ]);
      return true;
    });
  }
}
