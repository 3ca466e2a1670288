import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { DeliveriesService } from './deliveries.service.js';
import { WebhooksAdminController } from './webhooks.admin.controller.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksService } from './webhooks.service.js';

/** The webhooks that staff keep; the worker sends to them. */
@Module({
  imports: [PersonalDataModule],
  controllers: [WebhooksAdminController],
  providers: [DeliveriesService, WebhookSecrets, WebhooksService],
})
export class WebhooksModule {}
