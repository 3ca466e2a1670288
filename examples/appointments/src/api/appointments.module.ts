import { Module } from '@nestjs/common';
import { IdempotencyModule, NotificationsModule, PersonalDataModule, RateLimitModule } from '@vitrine/api/extension';
import { AppointmentMails } from './appointment-mails.js';
import { AppointmentRetention } from './appointment-retention.js';
import { AppointmentPrivacy } from './appointment-privacy.js';
import { AppointmentsAdminController, AppointmentsController } from './appointments.controller.js';
import { AppointmentsPersonalData } from './appointments-personal-data.js';
import { AppointmentsService } from './appointments.service.js';
import { Handovers } from './handovers.js';

/** What answers requests. */
@Module({
  imports: [IdempotencyModule, NotificationsModule, PersonalDataModule, RateLimitModule],
  controllers: [AppointmentsController, AppointmentsAdminController],
  providers: [AppointmentPrivacy, AppointmentsPersonalData, AppointmentsService],
})
export class AppointmentsModule {}

/** What the worker does: mails, forgetting, and hearing of orders. */
@Module({
  imports: [NotificationsModule, PersonalDataModule],
  providers: [AppointmentMails, AppointmentPrivacy, AppointmentRetention, Handovers],
})
export class AppointmentsWorkerModule {}
