import { Module } from '@nestjs/common';
import { ContactPurge } from './privacy/contact-purge.js';
import { ContactRetention } from './privacy/contact-retention.js';

/** Purge and retention of contact requests, for the worker. */
@Module({ providers: [ContactPurge, ContactRetention] })
export class ContactRetentionModule {}
