import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { RequiresPermission } from '../../../common/auth/requires-permission.js';
import { EntityId } from '../../../common/http/requests/entity-id.pipe.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { FactorResetService } from './factor-reset.service.js';

@ApiTags('Staff')
@Controller('admin/second-factors')
export class FactorResetAdminController {
  constructor(private readonly resets: FactorResetService) {}

  /** Removes every second factor of the account, ends its sessions, and informs its holder by mail. */
  @Delete(':id')
  @RequiresPermission('staff:write')
  @Audited('staff.second-factor.reset', 'admin')
  @HttpCode(204)
  @ApiErrors(404)
  reset(@Param('id', EntityId('Account')) id: string, @CurrentAdmin() admin: CurrentAdminInfo): Promise<void> {
    return this.resets.reset(id, admin);
  }
}
