import { Injectable } from '@nestjs/common';
import { RedisConnection } from '../common/redis/redis-connection.js';
import { Database } from '../database/database.js';
import { FileStorage } from '../storage/index.js';
import type { DependencyState, Readiness } from './readiness.js';

const CHECK_TIMEOUT_MS = 1500;

/** Looks at what a process depends on. */
@Injectable()
export class HealthService {
  constructor(
    private readonly database: Database,
    private readonly redis: RedisConnection,
    private readonly storage: FileStorage,
  ) {}

  async readiness(): Promise<Readiness> {
    const redis = this.redis.client();
    const [databaseState, redisState, storageState] = await Promise.all([
      stateOf(this.database.query('select 1')),
      redis ? stateOf(redis.ping()) : ('unused' as const),
      stateOf(this.storage.ready()),
    ]);
    const dependencies = { database: databaseState, redis: redisState, storage: storageState };
    return { status: Object.values(dependencies).includes('down') ? 'unavailable' : 'ok', dependencies };
  }
}

async function stateOf(check: Promise<unknown>): Promise<DependencyState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([check, late]);
    return 'up';
  } catch {
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}
