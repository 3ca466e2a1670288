import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../../common/personal-data/personal-data.module.js';
import { EventsWorkerModule } from '../../events/events-worker.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { ProbesModule } from '../../operations/probes.module.js';
import { WebhookSecrets } from '../webhook-secrets.js';
import { DeliveryClaims } from './delivery-claims.js';
import { EndedWebhooks } from './ended-webhooks.js';
import { FanOut } from './fan-out.js';
import { SendingRules } from './sending-rules.js';
import { WebhookAttempts } from './webhook-attempts.js';
import { WebhookDispatcher } from './webhook-dispatcher.js';
import { WebhookMails } from './webhook-mails.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhooksUpkeep } from './webhooks-upkeep.js';

/** Sends events to webhooks. */
@Module({
  imports: [EventsWorkerModule, PersonalDataModule, NotificationsModule, ProbesModule],
  providers: [
    DeliveryClaims,
    EndedWebhooks,
    FanOut,
    SendingRules,
    WebhookAttempts,
    WebhookDispatcher,
    WebhookMails,
    WebhookSecrets,
    WebhookSender,
    WebhooksUpkeep,
  ],
  exports: [WebhookDispatcher, WebhookMails],
})
export class WebhooksWorkerModule {}
