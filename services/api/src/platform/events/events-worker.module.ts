import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ProbesModule } from '../operations/probes.module.js';
import { EventConsumers } from './consumers/event-consumers.js';
import { EventGaps } from './event-gaps.js';
import { EventsUpkeep } from './events-upkeep.js';

/** What the worker does with events. */
@Module({
  imports: [DiscoveryModule, ProbesModule],
  providers: [EventConsumers, EventGaps, EventsUpkeep],
  exports: [EventConsumers, EventGaps],
})
export class EventsWorkerModule {}
