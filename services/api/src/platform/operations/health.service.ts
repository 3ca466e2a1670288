import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { RedisConnection } from '../../common/redis/redis-connection.js';
import { DatabaseListener } from '../../database/database-listener.js';
import { Replica } from '../../database/replica/replica.js';
import { FileStorage } from '../../files/storage/index.js';
import type { DependencyState, Readiness } from './readiness.js';

const CHECK_TIMEOUT_MS = 1500;

/** Checks what a process depends on. */
@Injectable()
export class HealthService {
  constructor(
    private readonly listener: DatabaseListener,
    private readonly redis: RedisConnection,
    private readonly storage: FileStorage,
    private readonly replica: Replica,
  ) {}

  async readiness(): Promise<Readiness> {
    const redis = this.redis.client();
    const [redisState, storageState] = await Promise.all([
      redis ? getState(redis.ping()) : ('unused' as const),
      getState(this.storage.ready()),
    ]);
    // Not checked through the pool: a database with a busy pool is not unreachable.
    const database: DependencyState = this.listener.hasDatabase() ? 'up' : 'down';
    const dependencies = { database, redis: redisState, storage: storageState };
    return {
      status: Object.values(dependencies).includes('down') ? 'unavailable' : 'ok',
      dependencies,
      ...(this.replica.pool && { replica: this.replica.state }),
    };
  }
}

async function getState(check: Promise<unknown>): Promise<DependencyState> {
  try {
    await pTimeout(check, { milliseconds: CHECK_TIMEOUT_MS });
    return 'up';
  } catch {
    return 'down';
  }
}
