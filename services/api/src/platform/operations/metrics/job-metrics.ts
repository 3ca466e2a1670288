import { Injectable } from '@nestjs/common';
import type { Job, Worker } from 'bullmq';
import { Histogram } from 'prom-client';
import { Metrics } from '../metrics.js';

type Outcome = 'completed' | 'failed';

/** Prometheus figures of the jobs that this process has done. */
@Injectable()
export class JobMetrics {
  private readonly jobs: Histogram<'outcome' | 'queue'>;

  constructor(metrics: Metrics) {
    this.jobs = new Histogram({
      name: 'vitrine_job_seconds',
      help: 'Time that a job took, by queue and outcome, in seconds',
      labelNames: ['queue', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120],
      registers: [metrics.registry],
    });
  }

  /** Counts and times the jobs of a worker from now on. */
  watch(worker: Worker): void {
    const observe = (job: Job | undefined, outcome: Outcome) => {
      if (job?.processedOn === undefined) return;
      const milliseconds = (job.finishedOn ?? Date.now()) - job.processedOn;
      this.jobs.observe({ queue: worker.name, outcome }, milliseconds / 1000);
    };
    worker.on('completed', (job: Job) => observe(job, 'completed'));
    worker.on('failed', (job: Job | undefined) => observe(job, 'failed'));
  }
}
