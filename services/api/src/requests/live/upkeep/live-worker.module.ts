import { Module } from '@nestjs/common';
import { LiveUpkeep } from './live-upkeep.js';

/** What the worker does with what staff are told of. */
@Module({ providers: [LiveUpkeep] })
export class LiveWorkerModule {}
