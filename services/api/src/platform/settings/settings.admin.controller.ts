import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { settingsSchema } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithVersionTag } from '../../common/http/answer-rules.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { ApiSubset } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../../common/validation/json-object.pipe.js';
import { SettingsAdminDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('Settings')
@Controller('admin/settings')
export class SettingsAdminController {
  constructor(private readonly settings: SettingsService) {}

  /** The house's own facts as staff edit them. */
  @Get()
  @RequiresPermission('settings:write')
  @WithVersionTag()
  get(): Promise<SettingsAdminDto> {
    return this.settings.get();
  }

  /**
   * Changes any subset of the house's own facts; what is left out of a group stays as it is, too. A colour whose contrast to its ground is below
   * 4.5 : 1 is refused with the ratio. The logo is the path of an upload. 409 `STALE_VERSION`.
   */
  @Put()
  @RequiresPermission('settings:write')
  @Audited('settings.update', 'settings')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(400, { 409: ['STALE_VERSION'] })
  @ApiSubset(settingsSchema, { name: 'Maison Aurel', colours: { primary: '#1b2a4a', accent: '#c8ccd0' } })
  update(
    @Body(JsonObjectPipe) body: Record<string, unknown>,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<SettingsAdminDto> {
    return this.settings.update(body, expected);
  }
}
