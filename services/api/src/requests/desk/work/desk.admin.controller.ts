import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentAdmin, type CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { ForOwnAccount, RequiresPermission } from '../../../common/auth/requires-permission.js';
import { FollowUps } from '../follow-ups/follow-ups.service.js';
import { RECORDS } from '../record-kind.js';
import { Colleagues } from './colleagues.js';
import { ColleagueDto, DueFollowUpsDto } from './work.dto.js';

/** Operations of the desk for the whole team. */
@ApiTags('Desk')
@Controller('admin')
export class DeskAdminController {
  constructor(
    private readonly colleagues: Colleagues,
    private readonly followUps: FollowUps,
  ) {}

  /** The accounts that orders and contact requests can be assigned to, by name. */
  @Get('assignees')
  @RequiresPermission('orders:read')
  assignees(): Promise<ColleagueDto[]> {
    return this.colleagues.list(RECORDS.order);
  }

  /** The numbers of the caller's due follow-ups: those of records that are assigned to the caller or to nobody. */
  @Get('follow-ups/due')
  @ForOwnAccount()
  due(@CurrentAdmin() admin: CurrentAdminInfo): Promise<DueFollowUpsDto> {
    return this.followUps.countDue(admin);
  }
}
