import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { AdminLinks } from './links/admin-links.js';
import { LinkTokens } from './links/link-tokens.js';
import { StaffMails } from './mails/staff-mails.js';
import { StaffUpkeep } from './upkeep/staff-upkeep.js';

/** The mails to holders of accounts, and what becomes of old links, for the worker. */
@Module({
  imports: [PersonalDataModule],
  providers: [LinkTokens, AdminLinks, StaffMails, StaffUpkeep],
  exports: [StaffMails],
})
export class StaffWorkerModule {}
