import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';

/** What operators need: health, metrics, the API's document, the queue dashboard. */
@Module({ controllers: [HealthController] })
export class OperationsModule {}
