import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import {
  contentPageChangeSchema,
  contentPageResource,
  type Language,
  type PageRestore,
  pageRestoreSchema,
} from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { Compressed, WithVersionTag } from '../../common/http/answer-rules.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ResourceController } from '../../resource/index.js';
import { ContentPageAdminDto, ContentPageDto } from './content-page.js';
import { ContentPagesAdminService, ContentPagesService } from './content-pages.service.js';
import { PageVersionDto, PageVersionTextsDto } from './page-version.dto.js';
import { PageVersionsService } from './page-versions.service.js';
import { VersionNumberPipe } from './version-number.pipe.js';

@ApiTags('Content pages')
@Controller('content-pages')
export class ContentPagesController {
  constructor(private readonly pages: ContentPagesService) {}

  /** An active content page. */
  @Get(':key')
  @PublicRead('content_pages', 'settings')
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
  changed: contentPageChangeSchema,
  change: { content: '<p>Angaben gemäß § 5 DDG</p>', version: 1 },
  summaries: {
    list: 'All content pages, also the inactive ones.',
    create: 'Creates a page; its HTML is reduced to what the editor offers. 409 `PAGE_TYPE_EXISTS`.',
    update:
      "Changes any subset of a page's fields; the texts before stay as a version. 409 `STALE_VERSION` or `PAGE_TYPE_EXISTS`.",
    remove: 'Deletes a page.',
  },
}) {}

const PageId = EntityId('Content page');
const NUMBER = { name: 'number', description: 'Number of the version', type: Number, example: 3 };

@ApiTags('Content pages')
@PublicWrite('content_pages')
@Controller('content-pages/admin/:id/versions')
export class PageVersionsController {
  constructor(
    private readonly versions: PageVersionsService,
    private readonly pages: ContentPagesAdminService,
  ) {}

  /** The texts that a page had, the present one first; the last 100, also those of a page of the type that was deleted. */
  @Get()
  @RequiresPermission('content:read')
  @ApiErrors(404)
  list(@Param('id', PageId) id: string): Promise<PageVersionDto[]> {
    return this.versions.list(id);
  }

  /** The texts of one version. */
  @Get(':number')
  @RequiresPermission('content:read')
  @Compressed()
  @ApiParam(NUMBER)
  @ApiErrors(404)
  get(
    @Param('id', PageId) id: string,
    @Param('number', VersionNumberPipe) number: number,
  ): Promise<PageVersionTextsDto> {
    return this.versions.texts(id, number);
  }

  /** Restores the texts of a version as a new version; it does not change whether visitors see the page. 409 `STALE_VERSION`. */
  @Post(':number/restore')
  @RequiresPermission('content:write')
  @Audited('page.restore', 'page')
  @HttpCode(200)
  @WithVersionTag()
  @TakesIfMatch()
  @ApiParam(NUMBER)
  @ApiExample({ reason: 'The change was a mistake' })
  @ApiErrors(400, 404, { 409: ['STALE_VERSION'] })
  restore(
    @Param('id', PageId) id: string,
    @Param('number', VersionNumberPipe) number: number,
    @Body({ schema: pageRestoreSchema }) asked: PageRestore,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<ContentPageAdminDto> {
    return this.pages.restore(id, number, asked, expected);
  }
}
