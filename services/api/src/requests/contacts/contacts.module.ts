import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { NotificationsModule } from '../../platform/notifications/notifications.module.js';
import { IdempotencyModule } from '../visitor-requests/idempotency/idempotency.module.js';
import { ContactPrivacy } from './contact-privacy.js';
import { ContactSearch } from './contact-search.js';
import { ContactsAdminController } from './contacts.admin.controller.js';
import { ContactsAdminService } from './contacts.admin.service.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsRepository } from './contacts.repository.js';
import { ContactsService } from './contacts.service.js';
import { ContactsPersonalData } from './privacy/contacts-personal-data.js';
import { EncryptedContacts } from './privacy/encrypted-contacts.js';
import { ContactPresenter } from './present-contact.js';

/** Contact requests: acceptance for visitors, handling for staff. */
@Module({
  imports: [PersonalDataModule, IdempotencyModule, NotificationsModule],
  controllers: [ContactsController, ContactsAdminController],
  providers: [
    EncryptedContacts,
    ContactPresenter,
    ContactPrivacy,
    ContactSearch,
    ContactsAdminService,
    ContactsPersonalData,
    ContactsRepository,
    ContactsService,
  ],
  exports: [ContactsService],
})
export class ContactsModule {}
