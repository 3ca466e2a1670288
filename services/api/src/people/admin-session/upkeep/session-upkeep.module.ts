import { Module } from '@nestjs/common';
import { RateLimitUpkeep } from './rate-limit-upkeep.js';
import { SessionUpkeep } from './session-upkeep.js';

/** What becomes of sessions and counted sign-ins as time passes, for the worker. */
@Module({ providers: [RateLimitUpkeep, SessionUpkeep] })
export class SessionUpkeepModule {}
