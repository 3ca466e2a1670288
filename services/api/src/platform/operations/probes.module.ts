import { Module } from '@nestjs/common';
import { StorageModule } from '../../files/storage/index.js';
import { OutboxRepository } from '../notifications/outbox/outbox.repository.js';
import { QueueModule } from '../queue/queue.module.js';
import { QueueDepths } from '../system/queue-depths.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { DependencyMetrics } from './metrics/dependency-metrics.js';
import { JobMetrics } from './metrics/job-metrics.js';
import { OutboxMetrics } from './metrics/outbox-metrics.js';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';

/** `/health/*` and `/metrics`, for the API and the worker alike. */
@Module({
  imports: [StorageModule, QueueModule],
  controllers: [HealthController, MetricsController],
  providers: [HealthService, Metrics, QueueDepths, OutboxRepository, DependencyMetrics, OutboxMetrics, JobMetrics],
  exports: [Metrics, JobMetrics],
})
export class ProbesModule {}
