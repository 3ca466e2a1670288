import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type HomepageSectionInput,
  type HomepageSectionOrder,
  homepageSectionOrderSchema,
  homepageSectionResource,
  type Language,
} from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { Compressed, WithLocation, WithVersionTag } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { ApiExample, ApiSubset } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../../common/validation/json-object.pipe.js';
import { MediaForm } from '../../files/uploads/index.js';
import { HomepageSectionAdminDto, HomepageSectionDto } from './homepage-section.js';
import { HomepageSectionsAdminService, HomepageSectionsService } from './homepage-sections.service.js';

const HomepageSectionId = EntityId('Homepage section');

/** Backgrounds are given as a path or as a file. */
const FILES = { backgroundImage: 'image', backgroundVideo: 'video' } as const;

const EXAMPLE = {
  sectionKey: 'editions',
  title: 'Sechs Editionen',
  ctaText: 'Editionen ansehen',
  ctaLink: '/products',
  overlayOpacity: 0.3,
  displayOrder: 3,
  translations: { en: { title: 'Six editions', ctaText: 'See the editions' } },
};

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
  create(
    @Body({ schema: homepageSectionResource.schema }) body: HomepageSectionInput,
  ): Promise<HomepageSectionAdminDto> {
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
  @ApiSubset(homepageSectionResource.schema, { isActive: false, version: 1 })
  update(
    @Param('id', HomepageSectionId) id: string,
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
  remove(@Param('id', HomepageSectionId) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.sections.remove(id, expected);
  }
}
