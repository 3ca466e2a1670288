import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { QueueModule } from '../queue/queue.module.js';
import { ScheduledJobs } from './scheduled-jobs.js';
import { Schedules } from './schedules.js';
import { UpkeepProcessor } from './upkeep.processor.js';

/** Runs every {@link ScheduledJob} that the modules of the process provide. */
@Module({
  imports: [DiscoveryModule, QueueModule],
  providers: [ScheduledJobs, Schedules, UpkeepProcessor],
  exports: [UpkeepProcessor],
})
export class UpkeepModule {}
