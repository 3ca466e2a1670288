import { Module } from '@nestjs/common';
import { RateLimitUpkeep } from './rate-limit-upkeep.js';
import { SessionUpkeep } from './session-upkeep.js';

/** The worker's jobs that delete ended sessions and expired counters. */
@Module({ providers: [RateLimitUpkeep, SessionUpkeep] })
export class SessionUpkeepModule {}
