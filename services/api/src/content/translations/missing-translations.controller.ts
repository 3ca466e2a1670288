import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentAdmin, type SignedInStaff } from '../../common/auth/current-admin.js';
import { ForOwnAccount } from '../../common/auth/requires-permission.js';
import { MissingTranslationsDto } from './missing-translations.dto.js';
import { MissingTranslationsService } from './missing-translations.service.js';

@ApiTags('Operations')
@Controller('admin/missing-translations')
export class MissingTranslationsController {
  constructor(private readonly missing: MissingTranslationsService) {}

  /**
   * How many entries of each kind lack a translation into a language of the site, and how many texts that is; kinds that one may not read
   * are left out.
   */
  @Get()
  @ForOwnAccount()
  count(@CurrentAdmin() { role }: SignedInStaff): Promise<MissingTranslationsDto> {
    return this.missing.of(role);
  }
}
