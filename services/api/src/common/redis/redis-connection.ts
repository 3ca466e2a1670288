import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { AppConfig } from '../../config/app-config.js';
import { openRedis } from './open-redis.js';

/** A request is refused or served within two seconds whatever Redis does; a server that is there answers in a fraction of this. */
const ANSWER_MS = 500;

/** The process's own connection to Redis, for counters and probes; the queue has its own. Exists only with `REDIS_URL`. */
@Injectable()
export class RedisConnection implements OnModuleInit, OnApplicationShutdown {
  private redis: Redis | Cluster | undefined;

  constructor(private readonly config: AppConfig) {}

  /** So that the first request finds it connected. */
  onModuleInit(): void {
    this.client();
  }

  /** Whether Redis answers; also `true` where there is none to ask. */
  async answers(): Promise<boolean> {
    const redis = this.client();
    if (!redis) return true;
    return redis.ping().then(
      () => true,
      () => false,
    );
  }

  /** The client, made at the first use; commands fail at once while Redis is unreachable and soon when it falls silent. `undefined` without `REDIS_URL`. */
  client(): Redis | Cluster | undefined {
    if (this.config.redis === undefined) return undefined;
    this.redis ??= openRedis(this.config.redis, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 1000,
      commandTimeout: ANSWER_MS,
      socketTimeout: ANSWER_MS,
    });
    return this.redis;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
