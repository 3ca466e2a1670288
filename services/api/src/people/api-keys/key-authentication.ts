import { Injectable } from '@nestjs/common';
import { KEY_PERMISSIONS, sentence, type Permission } from '@vitrine/schemas';
import { sql } from 'kysely';
import { keyActor, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { invalidToken, unauthorized } from '../../common/errors/api-error.js';
import type { LimitState } from '../../common/rate-limit/rate-limit-headers.js';
import { RateLimits } from '../../common/rate-limit/rate-limits.js';
import { AppConfig } from '../../config/app-config.js';
import { Database, run, type Queryable } from '../../database/database.js';
import { db, prepared } from '../../database/db.js';
import { now } from '../../database/expressions.js';
import { hashKey, hasKeyForm } from './api-key-tokens.js';

/** The time of a key's last use is written at most once a minute. */
const USED_LONG_AGO = sql<Date>`now() - interval '1 minute'`;

const KEY = prepared<{ hash: Buffer }>()('api-key', ({ hash }) =>
  db
    .selectFrom('api_keys')
    .where('key_hash', '=', hash)
    .select((eb) => [
      'id',
      'name',
      'permissions',
      'expires_at as expiresAt',
      eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', USED_LONG_AGO)]).as('usedLongAgo'),
      eb('expires_at', '<=', now).as('expired'),
    ]),
);

/** The condition lets only the first of several concurrent requests write. */
const noteUsed = (id: string) =>
  db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', USED_LONG_AGO)]));

/** Authenticates programs by their keys (contract: Keys). Each request reads the database, so a revoked key is invalid at once in every process. */
@Injectable()
export class KeyAuthentication {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  /**
   * Authenticates a key, and counts the request in its limit.
   * @param key the key as sent
   * @param onCounted gets the state of the limit
   * @throws ApiError 401 `INVALID_TOKEN` for a key that was revoked or never existed, `TOKEN_EXPIRED` for an expired one, 429
   */
  async authenticate(key: string, onCounted: (state: LimitState) => void): Promise<CurrentAdminInfo> {
    const [row] = hasKeyForm(key) ? await this.database.run(KEY.with({ hash: hashKey(key) })) : [];
    if (!row) throw invalidToken(true);
    if (row.expired) throw unauthorized('TOKEN_EXPIRED', sentence('apiKey.over'), true);
    const state = await this.limits.consume('keys', this.config.rateLimits.keys, row.id);
    if (state) onCounted(state);
    if (row.usedLongAgo) await this.database.change(noteUsed(row.id));
    return {
      id: row.id,
      email: keyActor(row.name),
      role: null,
      permissions: allowed(row.permissions),
      sid: row.id,
      exp: row.expiresAt ? row.expiresAt.getTime() / 1000 : Number.POSITIVE_INFINITY,
      // A key is authenticated with each request.
      authenticatedAt: new Date(),
      mustEnrol: false,
    };
  }
}

/** The stored permissions, without those that no key may have. */
const allowed = (stored: readonly string[]): Permission[] =>
  KEY_PERMISSIONS.filter((permission) => stored.includes(permission));

/** The present permissions of a key; none if there is no such key or it has expired. */
export async function keyPermissions(on: Queryable, id: string): Promise<readonly Permission[]> {
  const [key] = await run(
    on,
    db
      .selectFrom('api_keys')
      .select('permissions')
      .where('id', '=', id)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)])),
  );
  return key ? allowed(key.permissions) : [];
}
