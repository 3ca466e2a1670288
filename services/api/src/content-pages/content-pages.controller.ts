import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type ContentPageInput, contentPageResource, type Language } from '@vitrine/schemas';
import { Audited } from '../common/audit/audited.js';
import { Compressed, WithLocation, WithVersionTag } from '../common/http/answer-rules.js';
import { EntityId } from '../common/http/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../common/http/if-match.js';
import { RequestLanguage } from '../common/http/request-language.js';
import { PublicRead } from '../common/public-read-cache/public-read.js';
import { PublicWrite } from '../common/public-read-cache/public-write.js';
import { ApiExample, ApiSubset } from '../common/swagger/api-bodies.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../common/validation/json-object.pipe.js';
import { ContentPageAdminDto, ContentPageDto } from './content-page.js';
import { ContentPagesAdminService, ContentPagesService } from './content-pages.service.js';

const ContentPageId = EntityId('Content page');

const EXAMPLE = {
  pageType: 'imprint',
  title: 'Impressum',
  content: '<p>Angaben gemäß § 5 DDG</p>',
  isActive: true,
  translations: { en: { title: 'Legal notice', content: '<p>Information according to § 5 DDG</p>' } },
};

@ApiTags('Content pages')
@Controller('content-pages')
export class ContentPagesController {
  constructor(private readonly pages: ContentPagesService) {}

  /** An active content page. */
  @Get(':key')
  @PublicRead('content_pages')
  @ApiParam({
    name: 'key',
    description: 'Page type, or the address of the page: `privacy_policy` or `privacy`',
    example: 'imprint',
  })
  @ApiErrors(404)
  get(@Param('key') key: string, @RequestLanguage() language: Language): Promise<ContentPageDto> {
    return this.pages.get(key, language);
  }
}

@ApiTags('Content pages')
@PublicWrite('content_pages')
@Controller('content-pages/admin')
export class ContentPagesAdminController {
  constructor(private readonly pages: ContentPagesAdminService) {}

  /** All content pages, also the inactive ones. */
  @Get('all')
  @Compressed()
  list(): Promise<ContentPageAdminDto[]> {
    return this.pages.list();
  }

  /** Creates a page; its HTML is reduced to what the editor offers. 409 `PAGE_TYPE_EXISTS`. */
  @Post()
  @Audited('page.create', 'page')
  @WithVersionTag()
  @WithLocation('/api/content-pages/admin')
  @ApiExample(EXAMPLE)
  @ApiErrors(400, { 409: ['PAGE_TYPE_EXISTS'] })
  create(@Body({ schema: contentPageResource.schema }) body: ContentPageInput): Promise<ContentPageAdminDto> {
    return this.pages.create(body);
  }

  /** Changes any subset of a page's fields. 409 `STALE_VERSION` or `PAGE_TYPE_EXISTS`. */
  @Put(':id')
  @Audited('page.update', 'page')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(400, 404, { 409: ['STALE_VERSION', 'PAGE_TYPE_EXISTS'] })
  @ApiSubset(contentPageResource.schema, { content: '<p>Angaben gemäß § 5 DDG</p>', version: 1 })
  update(
    @Param('id', ContentPageId) id: string,
    @Body(JsonObjectPipe) body: Record<string, unknown>,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<ContentPageAdminDto> {
    return this.pages.update(id, body, expected);
  }

  /** Deletes a page. */
  @Delete(':id')
  @Audited('page.delete', 'page')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  remove(@Param('id', ContentPageId) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.pages.remove(id, expected);
  }
}
