import { Module } from '@nestjs/common';
import { SessionUpkeep } from './session-upkeep.js';

/** What becomes of sessions as time passes, for the worker. */
@Module({ providers: [SessionUpkeep] })
export class SessionUpkeepModule {}
