import { Injectable } from '@nestjs/common';
import { RateLimits } from '../common/rate-limit/rate-limits.js';
import { AppConfig } from '../config/app-config.js';
import type { RateLimitSetting } from '../config/rate-limit-setting.js';

const ACCOUNT = 'login-account';
const ADDRESS = 'login-address';
/** Contract: 5 failures for an account or 20 from an address. */
const ADDRESS_FACTOR = 4;

/**
 * Limits failed sign-ins. Each attempt is counted before the password is looked at, and taken back when it was right, so that parallel
 * guesses get no further than those in a row.
 */
@Injectable()
export class SignInLimits {
  private readonly account: RateLimitSetting;
  private readonly address: RateLimitSetting;

  constructor(
    private readonly limits: RateLimits,
    config: AppConfig,
  ) {
    this.account = config.rateLimits.login;
    this.address = this.account && { ...this.account, points: this.account.points * ADDRESS_FACTOR };
  }

  /** @throws ApiError 429 until the window ends */
  async beforeAttempt(email: string, address: string): Promise<void> {
    await this.limits.consume(ADDRESS, this.address, address);
    await this.limits.consume(ACCOUNT, this.account, email);
  }

  async afterSuccess(email: string, address: string): Promise<void> {
    await this.limits.giveBack(ADDRESS, this.address, address);
    await this.unlock(email);
  }

  /** Lets an account try again at once. */
  async unlock(email: string): Promise<void> {
    await this.limits.reset(ACCOUNT, this.account, email);
  }
}
