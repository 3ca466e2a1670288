import { Global, Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';

/** `@RateLimit(…)` on a route, and counters of one's own through `RateLimits`. */
@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitModule {}
