import { Module } from '@nestjs/common';
import { ProbesModule } from '../../operations/probes.module.js';
import { WebhookBacklog } from './webhook-backlog.js';

/** The due deliveries, on `/metrics` of the API and the worker alike. */
@Module({ imports: [ProbesModule], providers: [WebhookBacklog] })
export class WebhookBacklogModule {}
