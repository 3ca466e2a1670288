import { Injectable } from '@nestjs/common';
import { isSlug, type Language, sentence } from '@vitrine/schemas';
import { notFound, validationFailed } from '../../common/errors/api-error.js';
import { type AppearingRow, listShown } from '../../common/publication/shown-rows.js';
import { withSanitizedContent } from '../../common/rich-text/sanitize-rich-text.js';
import { Database } from '../../database/database.js';
import {
  type Changes,
  findForPreview,
  findShown,
  ResourceAdminService,
  type ResourceFields,
  toAnswer,
} from '../../resource/index.js';
import { type Article, type ArticleDto, articleTable } from './article.js';

/** Public reads of the newsroom's articles. */
@Injectable()
export class ArticlesService {
  constructor(private readonly database: Database) {}

  /** The published articles, the newest first. */
  async list(language: Language): Promise<ArticleDto[]> {
    const rows = await this.database.forVisitors.query<Article & AppearingRow>(
      `${articleTable.shownSelect} order by articles.published_at desc, id desc`,
    );
    return listShown(rows, (row) => toArticle(row, language));
  }

  /** @throws ApiError 404 `Article not found`, also for an article that is not published yet */
  async get(slug: string, language: Language): Promise<ArticleDto> {
    const asked = slug.toLowerCase();
    // PostgreSQL rejects some texts, so an address such as `/%00` would cause a server error instead of a 404.
    if (!isSlug(asked)) throw notFound(articleTable.resource.name);
    return toArticle(await findShown(this.database, articleTable, 'slug', asked), language);
  }

  /** An article as visitors would see it if it were published. @throws ApiError 404 */
  async preview(id: string, language: Language): Promise<ArticleDto> {
    return toArticle(await findForPreview(this.database, articleTable, id), language);
  }
}

/** The answer for an article that is published, and so has a publication time, or for a preview. */
function toArticle(row: Article, language: Language): ArticleDto {
  const { id: _id, published: _published, slugKept: _kept, ...rest } = toAnswer(articleTable, row, language);
  return { ...rest, publishedAt: row.publishedAt ?? row.createdAt.toISOString(), updatedAt: row.updatedAt };
}

/** Articles without a time, which are being written, come first. */
const time = ({ publishedAt }: Article): number => (publishedAt === null ? Infinity : Date.parse(publishedAt));

/** Articles for staff, newest first. */
@Injectable()
export class ArticlesAdminService extends ResourceAdminService<typeof articleTable> {
  protected readonly table = articleTable;
  protected override readonly taken = { code: 'ARTICLE_SLUG_EXISTS', message: sentence('article.exists') } as const;
  protected override readonly columnNames = { published: ['published', 'publishedAt'] } as const;

  protected readonly compare = (a: Article, b: Article): number =>
    time(b) === time(a) ? b.createdAt.getTime() - a.createdAt.getTime() : time(b) - time(a);

  /** @throws ApiError 400 for a changed address of an article that was published, because links to it would break */
  protected override changesOf(article: Article, changes: Changes): Changes {
    const { slug = article.slug, published = article.published } = changes;
    if (article.slugKept && slug !== article.slug)
      throw validationFailed([{ field: 'slug', message: sentence('article.slugKept') }]);
    article.slugKept ||= isTrue(published);
    return changes;
  }

  protected override columnsOf(fields: ResourceFields<typeof articleTable>) {
    const { published, publishedAt } = fields;
    return {
      ...withSanitizedContent(fields),
      publishedAt: publishedAt ?? (published ? new Date().toISOString() : null),
      slugKept: published,
    };
  }
}

/** Also true for the text `true` of a form. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';
