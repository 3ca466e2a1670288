import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { AdminLinks } from './links/admin-links.js';
import { LinkTokens } from './links/link-tokens.js';
import { StaffMails } from './mails/staff-mails.js';
import { StaffUpkeep } from './upkeep/staff-upkeep.js';

/** The worker's mails to holders of accounts, and its job that deletes old links. */
@Module({
  imports: [PersonalDataModule],
  providers: [LinkTokens, AdminLinks, StaffMails, StaffUpkeep],
  exports: [StaffMails],
})
export class StaffWorkerModule {}
