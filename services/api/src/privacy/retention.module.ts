import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditRetention } from './audit-retention.js';
import { Retention } from './retention.js';

/** The daily application of retention periods, for the worker. */
@Module({ imports: [DiscoveryModule], providers: [AuditRetention, Retention] })
export class RetentionModule {}
