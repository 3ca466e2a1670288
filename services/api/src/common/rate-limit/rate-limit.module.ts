import { Global, Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';

/** `@RateLimit(…)` for routes, and `RateLimits` for a service's own counters. */
@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitModule {}
