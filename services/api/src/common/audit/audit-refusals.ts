import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../config/app-config.js';
import { Database } from '../../database/database.js';
import { requestSource } from '../http/requests/request-source.js';
import { insertAuditEntry } from './audit-entry.js';

const FLUSH_MS = 60_000;
/** Networks named in one minute; what came from others is reported as one sum, so that nobody can fill the disk. */
const MOST_NETWORKS = 10;
/** Networks counted in one minute. */
const MOST_COUNTED = 1000;

type Refusal = 'token.refused' | 'request.limited';

/**
 * Requests that were refused before it was known who asks: counted by network in each process, and written once a minute, so that they
 * cost the request nothing.
 */
@Injectable()
export class AuditRefusals implements OnModuleInit, BeforeApplicationShutdown {
  private readonly counts = new Map<Refusal, Map<string, number>>();
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

  /** Counts a request that is answered with this status and code, where it is one that the audit log tells of. */
  count(request: Request, status: number, code: string): void {
    if (status === 429) this.add('request.limited', request);
    else if (status === 401 && (code === 'INVALID_TOKEN' || code === 'TOKEN_EXPIRED'))
      this.add('token.refused', request);
  }

  /** Writes what was counted since the last time. */
  async flush(): Promise<void> {
    for (const [action, networks] of this.counts) {
      this.counts.delete(action);
      const largest = [...networks].sort(([, one], [, other]) => other - one);
      try {
        for (const [network, count] of largest.slice(0, MOST_NETWORKS)) await this.write(action, network, { count });
        const rest = largest.slice(MOST_NETWORKS);
        const count = rest.reduce((sum, [, n]) => sum + n, 0);
        if (count > 0) await this.write(action, null, { count, networks: rest.length });
      } catch (error) {
        this.logger.warn({ err: error, action }, 'Refused requests could not be noted in the audit log');
      }
    }
  }

  private add(action: Refusal, request: Request): void {
    const networks = this.counts.get(action) ?? new Map<string, number>();
    this.counts.set(action, networks);
    const network = requestSource(request, this.config.proxySecret).network ?? '';
    const key = networks.has(network) || networks.size < MOST_COUNTED ? network : '';
    networks.set(key, (networks.get(key) ?? 0) + 1);
  }

  private async write(action: Refusal, network: string | null, details: Record<string, number>): Promise<void> {
    await insertAuditEntry(
      await this.database.pool(),
      { actor: 'visitor', action, subjectType: 'network', subjectId: network || null, details, outcome: 'refused' },
      { network: network || null, requestId: null },
    );
  }
}
