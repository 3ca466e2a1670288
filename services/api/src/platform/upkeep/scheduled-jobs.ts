import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Scheduled, type Schedule, type ScheduledJob } from './scheduled-job.js';

interface PlannedJob extends Schedule {
  job: ScheduledJob;
}

/** All scheduled jobs of the process, whichever module provides them. */
@Injectable()
export class ScheduledJobs implements OnModuleInit {
  private readonly byName = new Map<string, PlannedJob>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws Error when two jobs have the same name; the process does not start then */
  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders({ metadataKey: Scheduled.KEY })) {
      const job = instance as ScheduledJob;
      const schedule = Scheduled.of(job);
      if (this.byName.has(schedule.name)) throw new Error(`Two scheduled jobs are called "${schedule.name}"`);
      this.byName.set(schedule.name, { ...schedule, job });
    }
  }

  all(): PlannedJob[] {
    return [...this.byName.values()];
  }

  find(name: string): ScheduledJob | undefined {
    return this.byName.get(name)?.job;
  }
}
