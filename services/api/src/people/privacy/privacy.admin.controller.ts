import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { privacyRequestSchema, type PrivacyRequest } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { WithoutIdempotencyKey } from '../../common/idempotency/idempotency-declaration.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ErasureDto, PersonalDataExportDto } from './privacy.dto.js';
import { PrivacyService } from './privacy.service.js';

const EXAMPLE = { email: 'erika@juwelier.example' };

@ApiTags('Privacy')
@Controller('admin/privacy')
export class PrivacyAdminController {
  constructor(private readonly privacy: PrivacyService) {}

  /**
   * Everything held about an e-mail address, readable. Who asked is written to the audit log first. 409 `KEY_MISSING` while stored values name a key
   * that is not in `FIELD_KEYS`, because not everything could be found.
   */
  @Post('export')
  @WithoutIdempotencyKey('it changes nothing')
  @RequiresPermission('privacy:export')
  @Audited('privacy.export', 'person')
  @HttpCode(200)
  @ApiExample(EXAMPLE)
  @Header('Cache-Control', 'no-store')
  @ApiErrors(400, { 409: ['KEY_MISSING'] })
  export(
    @Body({ schema: privacyRequestSchema }) { email }: PrivacyRequest,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<PersonalDataExportDto> {
    return this.privacy.export(email, admin);
  }

  /**
   * Erases everything held about an e-mail address: orders are kept without the customer, contact requests are deleted, unsent mails are withdrawn.
   * This cannot be undone. A repetition erases nothing. 409 `KEY_MISSING` as for the export.
   */
  @Post('erase')
  @RequiresPermission('privacy:erase')
  @Audited('privacy.erase', 'person')
  @HttpCode(200)
  @ApiExample(EXAMPLE)
  @Header('Cache-Control', 'no-store')
  @ApiErrors(400, { 409: ['KEY_MISSING'] })
  erase(
    @Body({ schema: privacyRequestSchema }) { email }: PrivacyRequest,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<ErasureDto> {
    return this.privacy.erase(email, admin);
  }
}
