import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { EncryptedAnswers, IdempotentCalls } from './idempotent-calls.js';

/** `Idempotency-Key` on every POST of staff and programs. */
@Module({
  imports: [PersonalDataModule],
  providers: [EncryptedAnswers, IdempotentCalls, { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor }],
})
export class IdempotencyModule {}
