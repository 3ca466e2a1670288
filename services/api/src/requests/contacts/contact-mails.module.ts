import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { ContactPrivacy } from './contact-privacy.js';
import { ContactDeskRecords } from './desk/contact-desk-records.js';
import { ContactMails } from './mails/contact-mails.js';

/** The mails about contact requests, for the worker. */
@Module({
  imports: [PersonalDataModule],
  providers: [ContactPrivacy, ContactMails, ContactDeskRecords],
  exports: [ContactMails, ContactDeskRecords],
})
export class ContactMailsModule {}
