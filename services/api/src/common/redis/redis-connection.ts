import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { AppConfig } from '../../config/app-config.js';

/** A request is refused or served within two seconds whatever Redis does; a server that is there answers in a fraction of this. */
const ANSWER_MS = 500;

/** The process's own connection to Redis, for counters and probes; the queue has its own. Exists only with `REDIS_URL`. */
@Injectable()
export class RedisConnection implements OnModuleInit, OnApplicationShutdown {
  private redis: Redis | undefined;

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
  client(): Redis | undefined {
    if (this.config.redisUrl === undefined) return undefined;
    if (!this.redis) {
      this.redis = new Redis(this.config.redisUrl, {
        enableOfflineQueue: false,
        maxRetriesPerRequest: 1,
        connectTimeout: 1000,
        commandTimeout: ANSWER_MS,
        socketTimeout: ANSWER_MS,
      });
      // ioredis reconnects by itself; without a listener an outage would end the process.
      this.redis.on('error', () => undefined);
    }
    return this.redis;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
