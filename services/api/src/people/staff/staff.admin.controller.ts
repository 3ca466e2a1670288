import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { staffUpdateSchema, type StaffUpdate } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithVersionTag } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { StaffDto } from './staff.dto.js';
import { StaffService } from './staff.service.js';

@ApiTags('Staff')
@Controller('admin/staff')
export class StaffAdminController {
  constructor(private readonly staff: StaffService) {}

  /** Every account of the team, by name. */
  @Get()
  @RequiresPermission('staff:read')
  list(): Promise<StaffDto[]> {
    return this.staff.list();
  }

  /**
   * Changes name, role or state of an account. Another role or a suspension signs it out everywhere; a suspension revokes the API keys that
   * it made. 409 `STALE_VERSION`; 409 `LAST_OWNER` where no active owner would be left; 409 `CONFLICT` for the state of an invitation.
   */
  @Put(':id')
  @RequiresPermission('staff:write')
  @Audited('staff.update', 'admin')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(400, 404, { 409: ['STALE_VERSION', 'LAST_OWNER', 'CONFLICT'] })
  @ApiExample({ name: 'Clara Vogt', role: 'editor', state: 'active', version: 1 })
  update(
    @Param('id', EntityId('Account')) id: string,
    @Body({ schema: staffUpdateSchema }) changes: StaffUpdate,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<StaffDto> {
    return this.staff.update(id, changes, admin, expected);
  }
}
