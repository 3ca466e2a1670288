import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppConfig } from '../../config/app-config.js';
import type { RateLimitSetting } from '../../config/rate-limit-setting.js';
import { Database } from '../../database/database.js';
import { tooManyRequests } from '../errors/api-error.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { rateLimitHeaders, type LimitState } from './rate-limit-headers.js';

/**
 * Counts requests by visitor, account and so on, for all processes together: in Redis if there is one, else in PostgreSQL. While that store
 * is unreachable, each process counts for itself.
 */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, Promise<RateLimiterAbstract>>();
  /** 32 bytes, derived from the first of `FIELD_KEYS`, because the worker does not have `JWT_SECRET`. Another first key resets all counters. */
  private readonly key: Buffer;

  constructor(
    config: AppConfig,
    private readonly database: Database,
    private readonly redis: RedisConnection,
  ) {
    const { keys, active } = config.fieldKeys;
    this.key = Buffer.from(
      hkdfSync('sha256', keys.get(active) ?? Buffer.alloc(0), Buffer.alloc(0), 'vitrine:rate-limit', 32),
    );
  }

  /**
   * Counts one request.
   * @param name the name of the limit; each limit has its own counters
   * @param who what is counted, such as an address or an account; only a keyed hash of it is stored
   * @returns `undefined` if the limit is off
   * @throws ApiError 429 with `Retry-After` above the limit
   */
  async consume(name: string, setting: RateLimitSetting, who: string): Promise<LimitState | undefined> {
    if (setting === null) return undefined;
    const { isRefused, ...state } = await this.count(name, setting, who);
    if (isRefused) throw tooManyRequests(state.resetMs / 1000, rateLimitHeaders(state));
    return state;
  }

  /** Like {@link consume}, for work that can be delayed. @returns milliseconds until the work may go on; 0 = at once */
  async take(name: string, setting: RateLimitSetting, who: string): Promise<number> {
    if (setting === null) return 0;
    const { isRefused, resetMs } = await this.count(name, setting, who);
    return isRefused ? resetMs : 0;
  }

  /** Whether `who` has a count above 0 at present; does not count. */
  async isCounted(name: string, setting: NonNullable<RateLimitSetting>, who: string): Promise<boolean> {
    const counted = await (await this.limiter(name, setting)).get(this.keyFor(who));
    return counted !== null && counted.consumedPoints > 0;
  }

  /** Subtracts one counted request. */
  async giveBack(name: string, setting: RateLimitSetting, who: string): Promise<void> {
    if (setting !== null) await (await this.limiter(name, setting)).reward(this.keyFor(who));
  }

  /** Resets the counter. */
  async reset(name: string, setting: RateLimitSetting, who: string): Promise<void> {
    if (setting !== null) await (await this.limiter(name, setting)).delete(this.keyFor(who));
  }

  private async count(
    name: string,
    setting: NonNullable<RateLimitSetting>,
    who: string,
  ): Promise<LimitState & { isRefused: boolean }> {
    const limiter = await this.limiter(name, setting);
    const getState = ({ remainingPoints, msBeforeNext }: RateLimiterRes): LimitState => ({
      limit: setting.points,
      remaining: Math.max(0, remainingPoints),
      resetMs: Math.max(1, msBeforeNext),
    });
    try {
      return { ...getState(await limiter.consume(this.keyFor(who))), isRefused: false };
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return { ...getState(refusal), isRefused: true };
      throw refusal;
    }
  }

  private keyFor(who: string): string {
    return createHmac('sha256', this.key).update(`rate-limit:${who}`).digest('base64url');
  }

  private limiter(name: string, setting: NonNullable<RateLimitSetting>): Promise<RateLimiterAbstract> {
    const existing = this.limiters.get(name);
    if (existing) return existing;
    const made = this.make(name, setting);
    this.limiters.set(name, made);
    // If the store was unreachable at first use, the next request tries again.
    made.catch(() => this.limiters.delete(name));
    return made;
  }

  private async make(name: string, { points, seconds }: NonNullable<RateLimitSetting>): Promise<RateLimiterAbstract> {
    const window = { keyPrefix: name, points, duration: seconds };
    const insuranceLimiter = new RateLimiterMemory(window);
    const redis = this.redis.client();
    if (redis)
      return new RateLimiterRedis({ ...window, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter });
    return new RateLimiterPostgres({
      ...window,
      storeClient: await this.database.pool(),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // The scheduled job RateLimitUpkeep deletes expired counters.
      clearExpiredByTimeout: false,
      insuranceLimiter,
    });
  }
}
