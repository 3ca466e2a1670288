import { Global, Module } from '@nestjs/common';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { EncryptedAnswers, IdempotentCalls } from './idempotent-calls.js';

/** `Idempotency-Key` on every POST of staff and programs: {@link IdempotencyInterceptor} on the controllers of staff. */
@Global()
@Module({
  imports: [PersonalDataModule],
  providers: [EncryptedAnswers, IdempotentCalls],
  exports: [IdempotentCalls],
})
export class IdempotencyModule {}
