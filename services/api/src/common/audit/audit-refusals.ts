import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../config/app-config.js';
import { Database, type Queryable } from '../../database/database.js';
import type { CurrentAdminInfo } from '../auth/current-admin.js';
import type { DeclaredPermission } from '../auth/requires-permission.js';
import { requestSource } from '../http/requests/request-source.js';
import { insertAuditEntry, type AuditDetails, type AuditEntry } from './audit-entry.js';

const FLUSH_MS = 60_000;
/** Networks with an entry of their own in a minute; the others share one entry with their sum, so that an attack cannot fill the disk. */
const MAX_NETWORKS = 10;
/** Networks counted separately in one minute. */
const MAX_COUNTED = 1000;

type Refusal = 'token.refused' | 'request.limited';

const refusalOf = (status: number, code: string): Refusal | undefined => {
  if (status === 429) return 'request.limited';
  return status === 401 && (code === 'INVALID_TOKEN' || code === 'TOKEN_EXPIRED') ? 'token.refused' : undefined;
};

type Actor = Pick<CurrentAdminInfo, 'id' | 'email'>;

/** The refusals of an account for a missing permission since its last entry. */
interface RefusedPermission {
  actor: Actor;
  permission: DeclaredPermission;
  network: string | null;
  count: number;
}

/**
 * Records refused requests with a bounded number of entries. Requests that are refused before the account is known are counted by network in each
 * process and written once a minute, so that they do not slow the request. If an account lacks a permission, its first refusal is written at once,
 * and further ones once a minute as one entry with their number.
 */
@Injectable()
export class AuditRefusals implements OnModuleInit, BeforeApplicationShutdown {
  private readonly counts = new Map<Refusal, Map<string, number>>();
  private readonly permissions = new Map<string, RefusedPermission>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly database: Database,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(AuditRefusals.name);
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** Counts a request that is answered with this status and code, if the audit log records such refusals. */
  count(request: Request, status: number, code: string): void {
    const action = refusalOf(status, code);
    if (action) this.add(action, requestSource(request, this.config.proxySecret).network ?? '', 1);
  }

  /** Records that an account lacks a permission. @throws the database's error when the entry could not be written */
  async notePermission(actor: Actor, permission: DeclaredPermission, request: Request): Promise<void> {
    const key = `${actor.id} ${permission}`;
    const counted = this.permissions.get(key);
    if (counted) {
      counted.count += 1;
      return;
    }
    const source = requestSource(request, this.config.proxySecret);
    this.permissions.set(key, { actor, permission, network: source.network, count: 0 });
    try {
      await insertAuditEntry(await this.database.pool(), refusedPermission(actor, permission), source);
    } catch (error) {
      this.permissions.delete(key);
      throw error;
    }
  }

  /** Writes the counts since the last flush; those that cannot be written are kept for the next one. */
  async flush(): Promise<void> {
    await this.flushPermissions();
    for (const [action, networks] of [...this.counts]) {
      this.counts.delete(action);
      try {
        await this.writeCounts(action, networks);
      } catch (error) {
        for (const [network, count] of networks) this.add(action, network, count);
        this.logger.warn({ err: error, action }, 'Refused requests could not be noted in the audit log');
      }
    }
  }

  /** All entries, or none. */
  private writeCounts(action: Refusal, networks: ReadonlyMap<string, number>): Promise<void> {
    const largest = [...networks].sort(([, one], [, other]) => other - one);
    const rest = largest.slice(MAX_NETWORKS);
    const sum = rest.reduce((total, [, count]) => total + count, 0);
    return this.database.transaction(async (connection) => {
      for (const [network, count] of largest.slice(0, MAX_NETWORKS))
        await write(connection, action, network, { count });
      if (sum > 0) await write(connection, action, null, { count: sum, networks: rest.length });
    });
  }

  private async flushPermissions(): Promise<void> {
    try {
      const pool = await this.database.pool();
      for (const [key, refused] of this.permissions) {
        const { actor, permission, network, count } = refused;
        // Refusals that go on have an entry a minute; after a minute without any, the next one is written at once again.
        if (count === 0) {
          this.permissions.delete(key);
          continue;
        }
        await insertAuditEntry(pool, refusedPermission(actor, permission, { count }), { network, requestId: null });
        refused.count -= count;
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'Refused permissions could not be noted in the audit log');
    }
  }

  private add(action: Refusal, network: string, count: number): void {
    const networks = this.counts.get(action) ?? new Map<string, number>();
    this.counts.set(action, networks);
    const key = networks.has(network) || networks.size < MAX_COUNTED ? network : '';
    networks.set(key, (networks.get(key) ?? 0) + count);
  }
}

const write = (connection: Queryable, action: Refusal, network: string | null, details: AuditDetails): Promise<void> =>
  insertAuditEntry(
    connection,
    { actor: 'visitor', action, subjectType: 'network', subjectId: network || null, details, outcome: 'refused' },
    { network: network || null, requestId: null },
  );

const refusedPermission = (actor: Actor, permission: DeclaredPermission, details?: AuditDetails): AuditEntry => ({
  actor,
  action: 'permission.refused',
  subjectType: 'permission',
  subjectId: permission,
  outcome: 'refused',
  ...(details && { details }),
});
