import { Module } from '@nestjs/common';
import { StatisticsAdminController } from './statistics.admin.controller.js';
import { AttentionService } from './attention.service.js';
import { StatisticsService } from './statistics.service.js';

/** What the last days brought and what waits, for the dashboard of the back-office. */
@Module({ controllers: [StatisticsAdminController], providers: [AttentionService, StatisticsService] })
export class StatisticsModule {}
