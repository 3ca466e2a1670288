import { Module } from '@nestjs/common';
import { StatisticsAdminController } from './statistics.admin.controller.js';
import { StatisticsService } from './statistics.service.js';

/** What the last days brought, for the dashboard of the back-office. */
@Module({ controllers: [StatisticsAdminController], providers: [StatisticsService] })
export class StatisticsModule {}
