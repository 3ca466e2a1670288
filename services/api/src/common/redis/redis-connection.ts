import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { AppConfig } from '../../config/app-config.js';
import { openRedis } from './open-redis.js';

/** Keeps requests below two seconds even if Redis hangs; a working server answers in a fraction of this. */
const ANSWER_MS = 500;

/** The process's connection to Redis for counters and probes; the queue has its own. Used only with `REDIS_URL`. */
@Injectable()
export class RedisConnection implements OnModuleInit, OnApplicationShutdown {
  private redis: Redis | Cluster | undefined;

  constructor(private readonly config: AppConfig) {}

  /** Connects early, so that the first request finds an open connection. */
  onModuleInit(): void {
    this.client();
  }

  /** Whether Redis answers; also `true` without `REDIS_URL`. */
  async answers(): Promise<boolean> {
    const redis = this.client();
    if (!redis) return true;
    return redis.ping().then(
      () => true,
      () => false,
    );
  }

  /** The client, made at first use; `undefined` without `REDIS_URL`. Commands fail at once while it is not connected, else after a timeout. */
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
