import { Module } from '@nestjs/common';
import { OutboxRepository } from '../notifications/outbox/outbox.repository.js';
import { QueueModule } from '../queue/queue.module.js';
import { QueueDepths } from '../queue/queue-depths.js';
import { SystemAdminController } from './system.admin.controller.js';
import { SystemService } from './system.service.js';

/** The state of the system, for the back-office. */
@Module({
  imports: [QueueModule],
  controllers: [SystemAdminController],
  providers: [OutboxRepository, QueueDepths, SystemService],
})
export class SystemModule {}
