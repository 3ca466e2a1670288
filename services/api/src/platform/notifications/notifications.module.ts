import { Module } from '@nestjs/common';
import { ExtensionOutbox } from './outbox/extension-outbox.js';
import { OutboxService } from './outbox/outbox.service.js';
import { OutboxSignal } from './outbox/outbox-signal.js';

/** The writing side of the outbox, for the domains that notify someone. */
@Module({
  providers: [ExtensionOutbox, OutboxService, OutboxSignal],
  exports: [ExtensionOutbox, OutboxService, OutboxSignal],
})
export class NotificationsModule {}
