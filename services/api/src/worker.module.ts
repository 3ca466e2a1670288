import { Module } from '@nestjs/common';
import { SessionUpkeepModule } from './people/admin-session/upkeep/session-upkeep.module.js';
import { CommonModule } from './common/common.module.js';
import { ContactMailsModule } from './requests/contacts/contact-mails.module.js';
import { ContactRetentionModule } from './requests/contacts/contact-retention.module.js';
import { ContactDeskRecords } from './requests/contacts/desk/contact-desk-records.js';
import { ContactMails } from './requests/contacts/mails/contact-mails.js';
import { DemonstrationsWorkerModule } from './requests/demonstrations/demonstrations-worker.module.js';
import { DemonstrationMails } from './requests/demonstrations/mails/demonstration-mails.js';
import { MediaWorkerModule } from './files/media/media-worker.module.js';
import { TrashWorkerModule } from './platform/trash/trash-worker.module.js';
import { EventsWorkerModule } from './platform/events/events-worker.module.js';
import { ImportsWorkerModule } from './platform/imports/run/imports-worker.module.js';
import { MailWorkerModule } from './platform/notifications/mail-worker.module.js';
import { OutboxMetricsModule } from './platform/notifications/outbox/outbox-metrics.module.js';
import { ProbesModule } from './platform/operations/probes.module.js';
import { DeskWorkerModule } from './requests/desk/desk-worker.module.js';
import { FollowUpMails } from './requests/desk/follow-ups/follow-up-mails.js';
import { ReplyMails } from './requests/desk/replies/reply-mails.js';
import { LiveWorkerModule } from './requests/live/upkeep/live-worker.module.js';
import { OrderDeskRecords } from './requests/orders/desk/order-desk-records.js';
import { OrderMails } from './requests/orders/mails/order-mails.js';
import { OrderMailsModule } from './requests/orders/order-mails.module.js';
import { OrderUpkeepModule } from './requests/orders/upkeep/order-upkeep.module.js';
import { OrderSearchMetricsModule } from './requests/orders/search/order-search-metrics.js';
import { RetentionModule } from './people/privacy/retention.module.js';
import { ChallengeUpkeepModule } from './people/second-factors/upkeep/challenge-upkeep.module.js';
import { ApiKeyMails } from './people/api-keys/mails/api-key-mails.js';
import { ApiKeysWorkerModule } from './people/api-keys/mails/api-keys-worker.module.js';
import { StaffMails } from './people/staff/mails/staff-mails.js';
import { StaffWorkerModule } from './people/staff/staff-worker.module.js';
import { WebhookBacklogModule } from './platform/webhooks/delivery/webhook-backlog.module.js';
import { WebhookMails } from './platform/webhooks/delivery/webhook-mails.js';
import { WebhooksWorkerModule } from './platform/webhooks/delivery/webhooks-worker.module.js';
import { UpkeepModule } from './platform/upkeep/upkeep.module.js';

const DESK = DeskWorkerModule.withRecords(
  [OrderDeskRecords, ContactDeskRecords],
  [OrderMailsModule, ContactMailsModule],
);

/** The job process. Its HTTP side answers probes only. */
@Module({
  imports: [
    CommonModule,
    ProbesModule,
    OutboxMetricsModule,
    OrderSearchMetricsModule,
    MailWorkerModule.withRenderers(
      [OrderMails, ContactMails, DemonstrationMails, StaffMails, ApiKeyMails, ReplyMails, FollowUpMails, WebhookMails],
      [
        OrderMailsModule,
        ContactMailsModule,
        DemonstrationsWorkerModule,
        StaffWorkerModule,
        ApiKeysWorkerModule,
        DESK,
        WebhooksWorkerModule,
      ],
    ),
    UpkeepModule,
    EventsWorkerModule,
    TrashWorkerModule,
    LiveWorkerModule,
    WebhooksWorkerModule,
    WebhookBacklogModule,
    MediaWorkerModule,
    ImportsWorkerModule,
    OrderUpkeepModule,
    SessionUpkeepModule,
    ChallengeUpkeepModule,
    StaffWorkerModule,
    DESK,
    ContactRetentionModule,
    DemonstrationsWorkerModule,
    RetentionModule,
  ],
})
export class WorkerModule {}
