import { Module } from '@nestjs/common';
import { StorageModule } from '../../files/storage/index.js';
import { QueueModule } from '../queue/queue.module.js';
import { QueueDepths } from '../queue/queue-depths.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { DependencyMetrics } from './metrics/dependency-metrics.js';
import { JobMetrics } from './metrics/job-metrics.js';
import { ReplicaMetrics } from './metrics/replica-metrics.js';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';

/** `/health/*` and `/metrics`, for the API and the worker alike. */
@Module({
  imports: [StorageModule, QueueModule],
  controllers: [HealthController, MetricsController],
  providers: [HealthService, Metrics, QueueDepths, DependencyMetrics, JobMetrics, ReplicaMetrics],
  exports: [Metrics, JobMetrics],
})
export class ProbesModule {}
