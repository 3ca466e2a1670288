import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { searchQuerySchema, type Language, type SearchQuery } from '@vitrine/schemas';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { RateLimit } from '../../common/rate-limit/rate-limit.guard.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { SearchResultsDto } from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('Search')
@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  /** Products, accessories, stores and pages that hold every word of `q`, best first. */
  @Get()
  @PublicRead('products', 'accessories', 'stores', 'content_pages')
  @RateLimit('search')
  @ApiErrors(400)
  find(
    @Query({ schema: searchQuerySchema }) { q }: SearchQuery,
    @RequestLanguage() language: Language,
  ): Promise<SearchResultsDto> {
    return this.search.find(q, language);
  }
}
