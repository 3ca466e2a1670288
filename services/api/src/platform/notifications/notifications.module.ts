import { Module } from '@nestjs/common';
import { OutboxService } from './outbox/outbox.service.js';
import { OutboxSignal } from './outbox/outbox-signal.js';

/** The writing side of the outbox, for the domains that notify someone. */
@Module({ providers: [OutboxService, OutboxSignal], exports: [OutboxService, OutboxSignal] })
export class NotificationsModule {}
