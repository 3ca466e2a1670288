import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { EventConsumers } from './consumers/event-consumers.js';
import { EventsUpkeep } from './events-upkeep.js';

/** What the worker does with events. */
@Module({ imports: [DiscoveryModule], providers: [EventConsumers, EventsUpkeep], exports: [EventConsumers] })
export class EventsWorkerModule {}
