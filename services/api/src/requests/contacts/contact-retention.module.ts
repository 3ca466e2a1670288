import { Module } from '@nestjs/common';
import { ContactPurge } from './privacy/contact-purge.js';
import { ContactRetention } from './privacy/contact-retention.js';

/** What becomes of contact requests as time passes, for the worker. */
@Module({ providers: [ContactPurge, ContactRetention] })
export class ContactRetentionModule {}
