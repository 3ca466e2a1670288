import { Module } from '@nestjs/common';
import { SessionUpkeepModule } from './people/admin-session/upkeep/session-upkeep.module.js';
import { CommonModule } from './common/common.module.js';
import { ContactMailsModule } from './requests/contacts/contact-mails.module.js';
import { ContactRetentionModule } from './requests/contacts/contact-retention.module.js';
import { ContactMails } from './requests/contacts/mails/contact-mails.js';
import { DemonstrationsWorkerModule } from './requests/demonstrations/demonstrations-worker.module.js';
import { DemonstrationMails } from './requests/demonstrations/mails/demonstration-mails.js';
import { MediaWorkerModule } from './files/media/media-worker.module.js';
import { MailWorkerModule } from './platform/notifications/mail-worker.module.js';
import { OutboxMetricsModule } from './platform/notifications/outbox/outbox-metrics.module.js';
import { ProbesModule } from './platform/operations/probes.module.js';
import { OrderMails } from './requests/orders/mails/order-mails.js';
import { OrderMailsModule } from './requests/orders/order-mails.module.js';
import { OrderUpkeepModule } from './requests/orders/order-upkeep.module.js';
import { RetentionModule } from './people/privacy/retention.module.js';
import { UpkeepModule } from './platform/upkeep/upkeep.module.js';

/** The job process. Its HTTP side answers probes only. */
@Module({
  imports: [
    CommonModule,
    ProbesModule,
    OutboxMetricsModule,
    MailWorkerModule.withRenderers(
      [OrderMails, ContactMails, DemonstrationMails],
      [OrderMailsModule, ContactMailsModule, DemonstrationsWorkerModule],
    ),
    UpkeepModule,
    MediaWorkerModule,
    OrderUpkeepModule,
    SessionUpkeepModule,
    ContactRetentionModule,
    DemonstrationsWorkerModule,
    RetentionModule,
  ],
})
export class WorkerModule {}
