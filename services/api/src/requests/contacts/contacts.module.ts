import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { NotificationsModule } from '../../platform/notifications/notifications.module.js';
import { IdempotencyModule } from '../visitor-requests/idempotency/idempotency.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { ContactRetailer } from './desk/contact-retailer.js';
import { ContactDeskController } from './desk/contact-desk.controller.js';
import { ContactDeskRecords } from './desk/contact-desk-records.js';
import { BulkContactsController } from './bulk/bulk-contacts.controller.js';
import { BulkContacts } from './bulk/bulk-contacts.js';
import { ContactExport } from './contact-export.js';
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
  imports: [PersonalDataModule, DeskModule, IdempotencyModule, NotificationsModule],
  controllers: [ContactsController, ContactsAdminController, BulkContactsController, ContactDeskController],
  providers: [
    EncryptedContacts,
    BulkContacts,
    ContactDeskRecords,
    ContactExport,
    ContactRetailer,
    ContactPresenter,
    ContactPrivacy,
    ContactSearch,
    ContactsAdminService,
    ContactsPersonalData,
    ContactsRepository,
    ContactsService,
  ],
  exports: [ContactsAdminService, ContactsService],
})
export class ContactsModule {}
