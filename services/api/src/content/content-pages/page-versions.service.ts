import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContentPageType } from '@vitrine/schemas';
import { notFound } from '../../common/errors/api-error.js';
import { Database } from '../../database/database.js';
import { db } from '../../database/db.js';
import type { DB } from '../../database/tables.js';
import type { PageVersionDto, PageVersionTextsDto } from './page-version.dto.js';

/** Reads the versions of content pages, which a trigger writes with each saved text. */
@Injectable()
export class PageVersionsService {
  constructor(private readonly database: Database) {}

  /** The versions of a page, the present one first. @throws ApiError 404 */
  async list(pageId: string): Promise<PageVersionDto[]> {
    const versions = await this.database.forStaff.run(
      db
        .selectFrom('page_versions as v')
        .innerJoin('content_pages as p', 'p.page_type', 'v.page_type')
        .where('p.id', '=', pageId)
        .orderBy('v.number', 'desc')
        .select(['v.number', 'v.saved_at as savedAt', 'v.saved_by as savedBy', 'v.reason']),
    );
    if (versions.length === 0) throw notFound('Content page');
    return versions;
  }

  /** The texts of a version. @throws ApiError 404 for an unknown page or version */
  async texts(pageId: string, number: number): Promise<PageVersionTextsDto> {
    const [found] = await this.database.forStaff.run(
      db
        .selectFrom('page_versions as v')
        .innerJoin('content_pages as p', 'p.page_type', 'v.page_type')
        .where('p.id', '=', pageId)
        .where('v.number', '=', number)
        .select(['v.number', ...TEXTS])
        .$castTo<PageVersionTextsDto>(),
    );
    if (!found) throw notFound('Version');
    return found;
  }

  /** The texts of a version as fields of a change, read in the transaction that restores them. @throws ApiError 404 */
  async fields(em: EntityManager, pageType: ContentPageType, number: number): Promise<object> {
    const found = await em
      .getKysely<DB>()
      .selectFrom('page_versions as v')
      .where('v.page_type', '=', pageType)
      .where('v.number', '=', number)
      .select(TEXTS)
      .executeTakeFirst();
    if (!found) throw notFound('Version');
    return found;
  }
}

const TEXTS = [
  'v.title',
  'v.content',
  'v.meta_description as metaDescription',
  'v.meta_keywords as metaKeywords',
  'v.translations',
] as const;
