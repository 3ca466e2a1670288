import { Module } from '@nestjs/common';
import { ContactRetention } from './privacy/contact-retention.js';

/** What becomes of contact requests as time passes, for the worker. */
@Module({ providers: [ContactRetention] })
export class ContactRetentionModule {}
