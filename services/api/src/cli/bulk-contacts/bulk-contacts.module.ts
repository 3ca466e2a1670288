import { Module } from '@nestjs/common';
import { CommonModule } from '../../common/common.module.js';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { ContactPrivacy } from '../../requests/contacts/contact-privacy.js';
import { ContactsRepository } from '../../requests/contacts/contacts.repository.js';
import { BulkContacts } from './bulk-contacts.js';

@Module({
  imports: [CommonModule, PersonalDataModule],
  providers: [ContactPrivacy, ContactsRepository, BulkContacts],
})
export class BulkContactsModule {}
