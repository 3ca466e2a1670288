import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AuditHeadReport } from './audit-head-report.js';
import { AuditRetention } from './audit-retention.js';
import { Retention } from './retention.js';

/** The daily application of retention periods, and the report of the audit log's head, for the worker. */
@Module({ imports: [DiscoveryModule], providers: [AuditHeadReport, AuditRetention, Retention] })
export class RetentionModule {}
