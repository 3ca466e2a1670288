import { Injectable } from '@nestjs/common';
import { KEY_PERMISSIONS, sentence, type NewApiKey } from '@vitrine/schemas';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { notFound, validationFailed } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids.js';
import { change, Database, run } from '../../database/database.js';
import { db } from '../../database/db.js';
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
  ) {}

  /** Every key that was not revoked, by name. */
  async list(): Promise<ApiKeyDto[]> {
    const rows = await this.database.run(db.selectFrom('api_keys').select(COLUMNS).orderBy('name').orderBy('id'));
    return rows.map(present);
  }

  /** @throws ApiError 400 for a permission that the maker lacks, or an end that is past */
  async create({ name, permissions, expiresAt }: NewApiKey, maker: CurrentAdminInfo): Promise<NewApiKeyDto> {
    if (!permissions.every((permission) => maker.permissions.includes(permission)))
      throw validationFailed([{ field: 'permissions', message: sentence('apiKey.beyondOwn') }]);
    if (expiresAt !== null && new Date(expiresAt) <= new Date())
      throw validationFailed([{ field: 'expiresAt', message: sentence('apiKey.expired') }]);
    const key = createKey();
    const granted = KEY_PERMISSIONS.filter((permission) => permissions.includes(permission));
    return this.database.transaction(async (connection) => {
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
      await this.audit.writeDeclared(connection, { subjectId: made.id, details: { permissions: granted, expiresAt } });
      return { ...made, key };
    });
  }

  /** The key works nowhere from then on. @throws ApiError 404 */
  async revoke(id: string): Promise<void> {
    await this.database.transaction(async (connection) => {
      if ((await change(connection, db.deleteFrom('api_keys').where('id', '=', id))) === 0) throw notFound('Key');
      await this.audit.writeDeclared(connection, { subjectId: id });
    });
  }
}

const present = ({ permissions, createdAt, expiresAt, lastUsedAt, ...row }: KeyRow): ApiKeyDto => ({
  ...row,
  permissions: KEY_PERMISSIONS.filter((permission) => permissions.includes(permission)),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
