import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Scheduled, type ScheduledJob } from './scheduled-job.js';

/** All scheduled jobs of the process, whichever module provides them. */
@Injectable()
export class ScheduledJobs implements OnModuleInit {
  private readonly byName = new Map<string, ScheduledJob>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws Error naming the job when there are two of one name; the process does not start then */
  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders({ metadataKey: Scheduled.KEY })) {
      const job = instance as ScheduledJob;
      if (this.byName.has(job.name)) throw new Error(`Two scheduled jobs are called "${job.name}"`);
      this.byName.set(job.name, job);
    }
  }

  all(): ScheduledJob[] {
    return [...this.byName.values()];
  }

  find(name: string): ScheduledJob | undefined {
    return this.byName.get(name);
  }
}
