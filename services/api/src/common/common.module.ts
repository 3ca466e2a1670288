import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ConfigModule } from '../config/config.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { AuditLog } from './audit/audit-log.js';
import { AuditRefusals } from './audit/audit-refusals.js';
import { ApiErrorFilter } from './errors/api-error.filter.js';
import { IdempotencyModule } from './idempotency/idempotency.module.js';
import { LoggingModule } from './logging/logging.module.js';
import { RedisConnection } from './redis/redis-connection.js';
import { SchemaValidationPipe } from './validation/schema-validation.pipe.js';

/** What the API and the worker share: settings, logs, database, Redis, error shape, validation. */
@Global()
@Module({
  imports: [ConfigModule, LoggingModule, DatabaseModule, IdempotencyModule],
  providers: [
    AuditLog,
    AuditRefusals,
    RedisConnection,
    { provide: APP_FILTER, useClass: ApiErrorFilter },
    { provide: APP_PIPE, useClass: SchemaValidationPipe },
  ],
  exports: [AuditLog, AuditRefusals, RedisConnection],
})
export class CommonModule {}
