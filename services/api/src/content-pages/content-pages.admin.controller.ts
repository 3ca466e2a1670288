import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { contentPageAdminSchema, type ContentPageAdmin } from '@vitrine/schemas';
import { Audited } from '../common/audit/audited.js';
import { Compressed, WithLocation, WithVersionTag } from '../common/http/answer-rules.js';
import { EntityId } from '../common/http/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../common/http/if-match.js';
import { ApiExample, ApiSubset } from '../common/swagger/api-bodies.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../common/validation/json-object.pipe.js';
import { ContentPageAdminDto } from './content-page.dto.js';
import { ContentPagesAdminService } from './content-pages.admin.service.js';

const EXAMPLE = {
  pageType: 'imprint',
  title: 'Impressum',
  content: '<p>Angaben gemäß § 5 DDG</p>',
  isActive: true,
  translations: { en: { title: 'Legal notice', content: '<p>Information according to § 5 DDG</p>' } },
};

@ApiTags('Content pages')
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
  create(@Body({ schema: contentPageAdminSchema }) body: ContentPageAdmin): Promise<ContentPageAdminDto> {
    return this.pages.create(body);
  }

  /** Changes any subset of a page's fields. 409 `STALE_VERSION` or `PAGE_TYPE_EXISTS`. */
  @Put(':id')
  @Audited('page.update', 'page')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(400, 404, { 409: ['STALE_VERSION', 'PAGE_TYPE_EXISTS'] })
  @ApiSubset(contentPageAdminSchema, { content: '<p>Angaben gemäß § 5 DDG</p>', version: 1 })
  update(
    @Param('id', EntityId('Content page')) id: string,
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
  remove(@Param('id', EntityId('Content page')) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.pages.remove(id, expected);
  }
}
