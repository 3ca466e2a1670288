import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { articleResource, type Language } from '@vitrine/schemas';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ResourceController } from '../../resource/index.js';
import { ArticleAdminDto, ArticleDto } from './article.js';
import { ArticlesAdminService, ArticlesService } from './articles.service.js';

@ApiTags('Articles')
@Controller('articles')
export class ArticlesController {
  constructor(private readonly articles: ArticlesService) {}

  /** The published articles of the newsroom, the newest first. */
  @Get()
  @PublicRead('articles', 'media_files')
  list(@RequestLanguage() language: Language): Promise<ArticleDto[]> {
    return this.articles.list(language);
  }

  /** One published article. */
  @Get(':slug')
  @PublicRead('articles', 'media_files')
  @ApiParam({ name: 'slug', description: 'Last part of its address', example: 'classic-atelier' })
  @ApiErrors(404)
  get(@Param('slug') slug: string, @RequestLanguage() language: Language): Promise<ArticleDto> {
    return this.articles.get(slug, language);
  }
}

@ApiTags('Articles')
@PublicWrite('articles')
@Controller('articles/admin')
export class ArticlesAdminController extends ResourceController(articleResource, {
  path: 'articles/admin',
  permissions: 'content',
  all: 'all',
  service: ArticlesAdminService,
  answer: ArticleAdminDto,
  files: { image: 'image' },
  exampleWithout: ['image'],
  taken: 'ARTICLE_SLUG_EXISTS',
  change: { published: true, version: 1 },
  summaries: {
    list: 'All articles, also those that visitors do not see, the newest first.',
    create: 'Creates an article; its HTML is reduced to what the editor offers. 409 `ARTICLE_SLUG_EXISTS`.',
    update:
      "Changes any subset of an article's fields; its address stays once it was published. 409 `STALE_VERSION` or `ARTICLE_SLUG_EXISTS`.",
    remove: 'Deletes an article.',
  },
}) {}
