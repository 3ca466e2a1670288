import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { DemonstrationPrivacy } from './demonstration-privacy.js';
import { DemonstrationMails } from './mails/demonstration-mails.js';
import { DemonstrationPurge } from './privacy/demonstration-purge.js';
import { DemonstrationRetention } from './privacy/demonstration-retention.js';

/** The mails about requests for a demonstration, and the purge and retention of the requests, for the worker. */
@Module({
  imports: [PersonalDataModule],
  providers: [DemonstrationPrivacy, DemonstrationMails, DemonstrationPurge, DemonstrationRetention],
  exports: [DemonstrationMails],
})
export class DemonstrationsWorkerModule {}
