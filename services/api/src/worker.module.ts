import { Module } from '@nestjs/common';
import { SessionUpkeepModule } from './admin-session/upkeep/session-upkeep.module.js';
import { CommonModule } from './common/common.module.js';
import { ContactMailsModule } from './contacts/contact-mails.module.js';
import { ContactRetentionModule } from './contacts/contact-retention.module.js';
import { ContactMails } from './contacts/mails/contact-mails.js';
import { MediaWorkerModule } from './media/media-worker.module.js';
import { MailWorkerModule } from './notifications/mail-worker.module.js';
import { ProbesModule } from './operations/probes.module.js';
import { OrderMails } from './orders/mails/order-mails.js';
import { OrderMailsModule } from './orders/order-mails.module.js';
import { OrderUpkeepModule } from './orders/order-upkeep.module.js';
import { RetentionModule } from './privacy/retention.module.js';
import { UpkeepModule } from './upkeep/upkeep.module.js';

/** The job process. Its HTTP side answers probes only. */
@Module({
  imports: [
    CommonModule,
    ProbesModule,
    MailWorkerModule.withRenderers([OrderMails, ContactMails], [OrderMailsModule, ContactMailsModule]),
    UpkeepModule,
    MediaWorkerModule,
    OrderUpkeepModule,
    SessionUpkeepModule,
    ContactRetentionModule,
    RetentionModule,
  ],
})
export class WorkerModule {}
