import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { NotificationsModule } from '../../platform/notifications/notifications.module.js';
import { IdempotencyModule } from '../visitor-requests/idempotency/idempotency.module.js';
import { DeskModule } from '../desk/desk.module.js';
import { DemonstrationRetailer } from './desk/demonstration-retailer.js';
import { DemonstrationDeskController } from './desk/demonstration-desk.controller.js';
import { DemonstrationDeskRecords } from './desk/demonstration-desk-records.js';
import { DemonstrationExport } from './demonstration-export.js';
import { DemonstrationPrivacy } from './demonstration-privacy.js';
import { DemonstrationSearch } from './demonstration-search.js';
import { DemonstrationsAdminController } from './demonstrations.admin.controller.js';
import { DemonstrationsAdminService } from './demonstrations.admin.service.js';
import { DemonstrationsController } from './demonstrations.controller.js';
import { DemonstrationsRepository } from './demonstrations.repository.js';
import { DemonstrationsService } from './demonstrations.service.js';
import { DemonstrationPresenter } from './present-demonstration.js';
import { DemonstrationsPersonalData } from './privacy/demonstrations-personal-data.js';
import { EncryptedDemonstrations } from './privacy/encrypted-demonstrations.js';

/** Requests for a demonstration: acceptance for visitors, handling for staff. */
@Module({
  imports: [PersonalDataModule, DeskModule, IdempotencyModule, NotificationsModule],
  controllers: [DemonstrationsController, DemonstrationsAdminController, DemonstrationDeskController],
  providers: [
    DemonstrationDeskRecords,
    DemonstrationExport,
    DemonstrationRetailer,
    DemonstrationPresenter,
    DemonstrationPrivacy,
    DemonstrationSearch,
    DemonstrationsAdminService,
    DemonstrationsPersonalData,
    DemonstrationsRepository,
    DemonstrationsService,
    EncryptedDemonstrations,
  ],
  exports: [DemonstrationsAdminService],
})
export class DemonstrationsModule {}
