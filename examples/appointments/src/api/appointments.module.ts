import { Module } from '@nestjs/common';
import { IdempotencyModule, NotificationsModule, PersonalDataModule, RateLimitModule } from '@vitrine/api/extension';
import { AppointmentMails } from './appointment-mails.js';
import { AppointmentRetention } from './appointment-retention.js';
import { AppointmentPrivacy } from './appointment-privacy.js';
import { AppointmentsAdminController, AppointmentsController } from './appointments.controller.js';
import { AppointmentsPersonalData } from './appointments-personal-data.js';
import { AppointmentsService } from './appointments.service.js';
import { Handovers } from './handovers.js';

/** The module of the API process, which answers requests. */
@Module({
  imports: [IdempotencyModule, NotificationsModule, PersonalDataModule, RateLimitModule],
  controllers: [AppointmentsController, AppointmentsAdminController],
  providers: [AppointmentPrivacy, AppointmentsPersonalData, AppointmentsService],
})
export class AppointmentsModule {}

/** The module of the worker: mails, retention, and a consumer of order events. */
@Module({
  imports: [NotificationsModule, PersonalDataModule],
  providers: [AppointmentMails, AppointmentPrivacy, AppointmentRetention, Handovers],
})
export class AppointmentsWorkerModule {}
