import { Module } from '@nestjs/common';
import { HouseFactsModule } from '../../platform/settings/house-facts.module.js';
import { StatisticsAdminController } from './statistics.admin.controller.js';
import { AttentionService } from './attention.service.js';
import { StatisticsService } from './statistics.service.js';

/** Statistics of the last days and counts of what needs attention, for the dashboard of the back-office. */
@Module({
  imports: [HouseFactsModule],
  controllers: [StatisticsAdminController],
  providers: [AttentionService, StatisticsService],
})
export class StatisticsModule {}
