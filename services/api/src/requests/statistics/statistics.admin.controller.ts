import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { statisticsQuerySchema, type StatisticsQuery } from '@vitrine/schemas';
import { CurrentAdmin, type SignedInStaff } from '../../common/auth/current-admin.js';
import { ForOwnAccount, RequiresPermission } from '../../common/auth/requires-permission.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { AttentionDto } from './attention.dto.js';
import { AttentionService } from './attention.service.js';
import { StatisticsDto } from './statistics.dto.js';
import { StatisticsService } from './statistics.service.js';

@ApiTags('Operations')
@Controller('admin')
export class StatisticsAdminController {
  constructor(
    private readonly statistics: StatisticsService,
    private readonly attention: AttentionService,
  ) {}

  /**
   * Numbers of orders and contact requests on each of the last days (calendar days in Europe/Berlin, also days without any), and the present state of
   * the orders placed on them: how many are confirmed, and their value by plan, product and coupon.
   */
  @Get('statistics')
  @RequiresPermission('orders:read')
  @ApiErrors(400)
  days(@Query({ schema: statisticsQuerySchema }) { days }: StatisticsQuery): Promise<StatisticsDto> {
    return this.statistics.of(days);
  }

  /** What waits for somebody of the staff; what one may not see is null. */
  @Get('attention')
  @ForOwnAccount()
  waiting(@CurrentAdmin() { role }: SignedInStaff): Promise<AttentionDto> {
    return this.attention.of(role);
  }
}
