import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Language } from '@vitrine/schemas';
import { RequestLanguage } from '../common/http/request-language.js';
import { PublicRead } from '../common/public-read-cache/public-read.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { ContentPageDto } from './content-page.dto.js';
import { ContentPagesService } from './content-pages.service.js';

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
