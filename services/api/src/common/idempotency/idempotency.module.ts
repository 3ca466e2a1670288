import { Global, Module } from '@nestjs/common';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { EncryptedAnswers, IdempotentCalls } from './idempotent-calls.js';

/** `Idempotency-Key` for every POST of staff and programs, by {@link IdempotencyInterceptor} on staff's controllers. */
@Global()
@Module({
  imports: [PersonalDataModule],
  providers: [EncryptedAnswers, IdempotentCalls],
  exports: [IdempotentCalls],
})
export class IdempotencyModule {}
