import { Module } from '@nestjs/common';
import { OwnerMails } from './owner-mails.js';
import { ExtensionOutbox } from './outbox/extension-outbox.js';
import { OutboxService } from './outbox/outbox.service.js';
import { OutboxSignal } from './outbox/outbox-signal.js';

/** The writing side of the outbox, for the domains that notify someone. */
@Module({
  providers: [ExtensionOutbox, OutboxService, OutboxSignal, OwnerMails],
  exports: [ExtensionOutbox, OutboxService, OutboxSignal, OwnerMails],
})
export class NotificationsModule {}
