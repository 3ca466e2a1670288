import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  homepageSectionAdminSchema,
  homepageSectionOrderSchema,
  type HomepageSectionAdmin,
  type HomepageSectionOrder,
} from '@vitrine/schemas';
import { Audited } from '../common/audit/audited.js';
import { Compressed, WithLocation, WithVersionTag } from '../common/http/answer-rules.js';
import { EntityId } from '../common/http/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../common/http/if-match.js';
import { ApiExample, ApiSubset } from '../common/swagger/api-bodies.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../common/validation/json-object.pipe.js';
import { MediaForm } from '../uploads/index.js';
import { HomepageSectionAdminDto } from './homepage-section.dto.js';
import { HomepageSectionsAdminService } from './homepage-sections.admin.service.js';

const EXAMPLE = {
  sectionKey: 'editions',
  title: 'Sechs Editionen',
  ctaText: 'Editionen ansehen',
  ctaLink: '/products',
  overlayOpacity: 0.3,
  displayOrder: 3,
  translations: { en: { title: 'Six editions', ctaText: 'See the editions' } },
};

/** Backgrounds are given as a path or as a file. */
const FILES = { backgroundImage: 'image', backgroundVideo: 'video' } as const;

const ORDER = { sections: [{ id: '0197a3f2-7c1e-7000-8000-000000000000', displayOrder: 1 }] };

@ApiTags('Homepage sections')
@Controller('homepage-sections/admin')
export class HomepageSectionsAdminController {
  constructor(private readonly sections: HomepageSectionsAdminService) {}

  /** All sections, also the inactive ones, by display order. */
  @Get('all')
  @Compressed()
  list(): Promise<HomepageSectionAdminDto[]> {
    return this.sections.list();
  }

  /** Creates a section; key and title are required. 409 `SECTION_KEY_EXISTS`. */
  @Post()
  @Audited('section.create', 'section')
  @WithVersionTag()
  @WithLocation('/api/homepage-sections/admin')
  @MediaForm(FILES)
  @ApiExample(EXAMPLE)
  @ApiErrors(400, { 409: ['SECTION_KEY_EXISTS'] })
  create(@Body({ schema: homepageSectionAdminSchema }) body: HomepageSectionAdmin): Promise<HomepageSectionAdminDto> {
    return this.sections.create(body);
  }

  /** Gives sections new places, all of those named or none. Answers the whole new list. */
  @Put('reorder')
  @Audited('section.reorder', 'section')
  @Compressed()
  @ApiExample(ORDER)
  @ApiErrors(400, 404)
  reorder(
    @Body({ schema: homepageSectionOrderSchema }) body: HomepageSectionOrder,
  ): Promise<HomepageSectionAdminDto[]> {
    return this.sections.reorder(body);
  }

  /** Changes any subset of a section's fields; its key stays. 409 `STALE_VERSION`. */
  @Put(':id')
  @Audited('section.update', 'section')
  @WithVersionTag()
  @TakesIfMatch()
  @MediaForm(FILES)
  @ApiErrors(400, 404, { 409: ['STALE_VERSION'] })
  @ApiSubset(homepageSectionAdminSchema, { isActive: false, version: 1 })
  update(
    @Param('id', EntityId('Homepage section')) id: string,
    @Body(JsonObjectPipe) body: Record<string, unknown>,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<HomepageSectionAdminDto> {
    return this.sections.update(id, body, expected);
  }

  /** Deletes a section. */
  @Delete(':id')
  @Audited('section.delete', 'section')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  remove(@Param('id', EntityId('Homepage section')) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.sections.remove(id, expected);
  }
}
