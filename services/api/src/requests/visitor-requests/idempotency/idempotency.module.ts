import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../../common/personal-data/personal-data.module.js';
import { Idempotency } from './idempotency.js';

/** Recognises repeats of requests, for every domain that accepts them. */
@Module({ imports: [PersonalDataModule], providers: [Idempotency], exports: [Idempotency] })
export class IdempotencyModule {}
