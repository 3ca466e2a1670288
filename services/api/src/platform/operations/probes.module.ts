import { Module } from '@nestjs/common';
import { StorageModule } from '../../files/storage/index.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';

/** `/health/*` and `/metrics`, for the API and the worker alike. */
@Module({
  imports: [StorageModule],
  controllers: [HealthController, MetricsController],
  providers: [HealthService, Metrics],
  exports: [Metrics],
})
export class ProbesModule {}
