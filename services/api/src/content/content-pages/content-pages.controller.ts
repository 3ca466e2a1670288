import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { contentPageResource, type Language } from '@vitrine/schemas';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ResourceController } from '../../resource/index.js';
import { ContentPageAdminDto, ContentPageDto } from './content-page.js';
import { ContentPagesAdminService, ContentPagesService } from './content-pages.service.js';

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
export class ContentPagesAdminController extends ResourceController(contentPageResource, {
  path: 'content-pages/admin',
  permissions: 'content',
  all: 'all',
  service: ContentPagesAdminService,
  answer: ContentPageAdminDto,
  subject: 'page',
  taken: 'PAGE_TYPE_EXISTS',
  change: { content: '<p>Angaben gemäß § 5 DDG</p>', version: 1 },
  summaries: {
    list: 'All content pages, also the inactive ones.',
    create: 'Creates a page; its HTML is reduced to what the editor offers. 409 `PAGE_TYPE_EXISTS`.',
    update: "Changes any subset of a page's fields. 409 `STALE_VERSION` or `PAGE_TYPE_EXISTS`.",
    remove: 'Deletes a page.',
  },
}) {}
