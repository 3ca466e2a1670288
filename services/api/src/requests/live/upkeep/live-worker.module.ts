import { Module } from '@nestjs/common';
import { LiveUpkeep } from './live-upkeep.js';

/** The upkeep of live changes, for the worker. */
@Module({ providers: [LiveUpkeep] })
export class LiveWorkerModule {}
