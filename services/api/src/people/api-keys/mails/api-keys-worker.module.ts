import { Module } from '@nestjs/common';
import { ApiKeyMails } from './api-key-mails.js';

/** The mails about keys of other programs, for the worker. */
@Module({ providers: [ApiKeyMails], exports: [ApiKeyMails] })
export class ApiKeysWorkerModule {}
