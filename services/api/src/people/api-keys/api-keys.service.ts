import { Injectable } from '@nestjs/common';
import { KEY_PERMISSIONS, sentence, type NewApiKey } from '@vitrine/schemas';
import { AuditLog, type AuditActor } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { invalidToken, notFound, validationFailed } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids.js';
import { change, Database, run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { OwnerMails } from '../../platform/notifications/owner-mails.js';
import type { ApiKeyDto, NewApiKeyDto } from './api-key.dto.js';
import { createKey, hashKey, keyPrefix } from './api-key-tokens.js';

const COLUMNS = [
  'id',
  'name',
  'prefix',
  'permissions',
  'created_at as createdAt',
  'created_by as createdBy',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
] as const;

interface KeyRow {
  id: string;
  name: string;
  prefix: string;
  permissions: string[];
  createdAt: Date;
  createdBy: string;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
}

/** The keys of other programs (contract: Keys). */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly owners: OwnerMails,
  ) {}

  /** Every key that was not revoked, by name. */
  async list(): Promise<ApiKeyDto[]> {
    const rows = await this.database.run(db.selectFrom('api_keys').select(COLUMNS).orderBy('name').orderBy('id'));
    return rows.map(present);
  }

  /**
   * Makes a key, and informs every active owner.
   * @throws ApiError 400 for a permission that the maker lacks, or an expiry in the past; 401 if the maker was suspended meanwhile
   */
  async create({ name, permissions, expiresAt }: NewApiKey, maker: CurrentAdminInfo): Promise<NewApiKeyDto> {
    if (!permissions.every((permission) => maker.permissions.includes(permission)))
      throw validationFailed([{ field: 'permissions', message: sentence('apiKey.beyondOwn') }]);
    if (expiresAt !== null && new Date(expiresAt) <= new Date())
      throw validationFailed([{ field: 'expiresAt', message: sentence('apiKey.expired') }]);
    const key = createKey();
    const granted = KEY_PERMISSIONS.filter((permission) => permissions.includes(permission));
    return this.database.transaction(async (connection) => {
      await lockMaker(connection, maker.id);
      const [row] = await run(
        connection,
        db
          .insertInto('api_keys')
          .values({
            id: newId(),
            name,
            prefix: keyPrefix(key),
            key_hash: hashKey(key),
            permissions: granted,
            created_by: maker.email,
            expires_at: expiresAt === null ? null : new Date(expiresAt),
          })
          .returning(COLUMNS),
      );
      const made = present(row as KeyRow);
      await this.owners.enqueue(connection, 'account-api-key-made');
      await this.audit.writeDeclared(connection, { subjectId: made.id, details: { permissions: granted, expiresAt } });
      return { ...made, key };
    });
  }

  /** Revokes a key, which is invalid at once in every process. @throws ApiError 404 */
  async revoke(id: string): Promise<void> {
    await this.database.transaction(async (connection) => {
      if ((await change(connection, db.deleteFrom('api_keys').where('id', '=', id))) === 0) throw notFound('Key');
      await this.audit.writeDeclared(connection, { subjectId: id });
    });
  }

  /** Revokes every key that an account made, in the transaction that suspends the account. @param actor who suspends it */
  async revokeOf(connection: Queryable, maker: string, actor: AuditActor): Promise<void> {
    const revoked = await run(connection, db.deleteFrom('api_keys').where('created_by', '=', maker).returning('id'));
    for (const { id } of revoked) {
      const details = { reason: 'suspension' };
      await this.audit.write(
        { actor, action: 'api-key.revoke', subjectType: 'api-key', subjectId: id, details },
        connection,
      );
    }
  }
}

/**
 * Locks the maker's account, so that a concurrent suspension either waits or is visible here, and no key of a suspended account is left. The owners,
 * to whom mails refer, are locked together with the maker, in the order in which a suspension locks them.
 * @throws ApiError 401
 */
async function lockMaker(connection: Queryable, id: string): Promise<void> {
  const locked = await run(
    connection,
    db
      .selectFrom('admins')
      .select(['id', 'state'])
      .where((eb) => eb.or([eb('id', '=', id), eb.and([eb('role', '=', 'owner'), eb('state', '=', 'active')])]))
      .orderBy('id')
      .forKeyShare(),
  );
  if (!locked.some((account) => account.id === id && account.state === 'active')) throw invalidToken(true);
}

const present = ({ permissions, createdAt, expiresAt, lastUsedAt, ...row }: KeyRow): ApiKeyDto => ({
  ...row,
  permissions: KEY_PERMISSIONS.filter((permission) => permissions.includes(permission)),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
