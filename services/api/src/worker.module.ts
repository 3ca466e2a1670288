import { Module } from '@nestjs/common';
import { SessionUpkeepModule } from './admin-session/session-upkeep.module.js';
import { CommonModule } from './common/common.module.js';
import { MailWorkerModule } from './notifications/mail-worker.module.js';
import { ProbesModule } from './operations/probes.module.js';
import { OrderMails } from './orders/mails/order-mails.js';
import { OrderMailsModule } from './orders/order-mails.module.js';
import { OrderUpkeepModule } from './orders/order-upkeep.module.js';
import { UpkeepModule } from './upkeep/upkeep.module.js';

/** The job process. Its HTTP side answers probes only. */
@Module({
  imports: [
    CommonModule,
    ProbesModule,
    MailWorkerModule.withRenderers([OrderMails], [OrderMailsModule]),
    UpkeepModule,
    OrderUpkeepModule,
    SessionUpkeepModule,
  ],
})
export class WorkerModule {}
