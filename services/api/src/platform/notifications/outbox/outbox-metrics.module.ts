import { Module } from '@nestjs/common';
import { ProbesModule } from '../../operations/probes.module.js';
import { OutboxMetrics } from './outbox-metrics.js';
import { OutboxRepository } from './outbox.repository.js';

/** The unsent mails of the outbox, on `/metrics` of the API and the worker alike. */
@Module({ imports: [ProbesModule], providers: [OutboxRepository, OutboxMetrics] })
export class OutboxMetricsModule {}
