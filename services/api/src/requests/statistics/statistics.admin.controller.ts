import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { statisticsQuerySchema, type StatisticsQuery } from '@vitrine/schemas';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { StatisticsDto } from './statistics.dto.js';
import { StatisticsService } from './statistics.service.js';

@ApiTags('Operations')
@Controller('admin/statistics')
export class StatisticsAdminController {
  constructor(private readonly statistics: StatisticsService) {}

  /** How many orders and contact requests came on each of the last days (calendar days in Europe/Berlin), days with none included. */
  @Get()
  @RequiresPermission('orders:read')
  @ApiErrors(400)
  days(@Query({ schema: statisticsQuerySchema }) { days }: StatisticsQuery): Promise<StatisticsDto> {
    return this.statistics.of(days);
  }
}
