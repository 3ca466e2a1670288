import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type HomepageSectionOrder,
  homepageSectionOrderSchema,
  homepageSectionResource,
  type Language,
} from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { Compressed } from '../../common/http/answer-rules.js';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ResourceController } from '../../resource/index.js';
import { HomepageSectionAdminDto, HomepageSectionDto } from './homepage-section.js';
import { HomepageSectionsAdminService, HomepageSectionsService } from './homepage-sections.service.js';

const ORDER = { sections: [{ id: '0197a3f2-7c1e-7000-8000-000000000000', displayOrder: 1 }] };

@ApiTags('Homepage sections')
@Controller('homepage-sections')
export class HomepageSectionsController {
  constructor(private readonly sections: HomepageSectionsService) {}

  /** The active sections of the home page, by display order. */
  @Get()
  @PublicRead('homepage_sections', 'media_files')
  list(@RequestLanguage() language: Language): Promise<HomepageSectionDto[]> {
    return this.sections.list(language);
  }
}

@ApiTags('Homepage sections')
@PublicWrite('homepage_sections')
@Controller('homepage-sections/admin')
export class HomepageSectionsAdminController extends ResourceController(homepageSectionResource, {
  path: 'homepage-sections/admin',
  permissions: 'content',
  all: 'all',
  service: HomepageSectionsAdminService,
  answer: HomepageSectionAdminDto,
  subject: 'section',
  files: { backgroundImage: 'image', backgroundVideo: 'video' },
  taken: 'SECTION_KEY_EXISTS',
  isFixed: true,
  exampleWithout: ['backgroundImage', 'backgroundVideo'],
  change: { isActive: false, version: 1 },
  summaries: {
    list: 'All sections, also the inactive ones, by display order.',
    create: 'Creates a section; key and title are required. 409 `SECTION_KEY_EXISTS`.',
    update: "Changes any subset of a section's fields; its key stays. 409 `STALE_VERSION`.",
    remove: 'Deletes a section.',
  },
}) {
  /** Gives sections new places, all of those named or none. Answers the whole new list. */
  @Put('reorder')
  @RequiresPermission('content:write')
  @Audited('section.reorder', 'section')
  @Compressed()
  @ApiExample(ORDER)
  @ApiErrors(400, 404)
  reorder(
    @Body({ schema: homepageSectionOrderSchema }) body: HomepageSectionOrder,
  ): Promise<HomepageSectionAdminDto[]> {
    return this.rows.reorder(body);
  }
}
