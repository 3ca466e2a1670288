import { Injectable } from '@nestjs/common';
import { canonicalMailbox } from '../../common/personal-data/canonical-address.js';
import { RateLimits } from '../../common/rate-limit/rate-limits.js';
import { AppConfig } from '../../config/app-config.js';

const TRIES = 'coupon-addresses';
const TRIED = 'coupon-address-tried';

/**
 * The validation of a coupon discloses whether the typed address has used it, so one visitor may ask for a few different addresses only
 * (`RATE_LIMIT_COUPON_ADDRESSES`); an order is checked in any case.
 */
@Injectable()
export class CouponAddressLimit {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
  ) {}

  /** Counts each address that a visitor asks for once. @returns whether the answer may depend on the address */
  async take(visitor: string, email: string): Promise<boolean> {
    const setting = this.config.rateLimits.couponAddresses;
    if (setting === null) return true;
    const pair = JSON.stringify([visitor, canonicalMailbox(email)]);
    if (await this.limits.isCounted(TRIED, setting, pair)) return true;
    if ((await this.limits.take(TRIES, setting, visitor)) > 0) return false;
    await this.limits.take(TRIED, setting, pair);
    return true;
  }
}
