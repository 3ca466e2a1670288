import { Module } from '@nestjs/common';
import { AdminSessionModule } from './admin-session/admin-session.module.js';
import { CommonModule } from './common/common.module.js';
import { OperationsModule } from './operations/operations.module.js';

/** The HTTP process. */
@Module({ imports: [CommonModule, AdminSessionModule, OperationsModule] })
export class AppModule {}
