import { Injectable } from '@nestjs/common';
import { contentPagePaths, contentPageTypes, type ContentPageType, type Language } from '@vitrine/schemas';
import { notFound } from '../common/errors/api-error.js';
import { inLanguage } from '../common/translations.js';
import { Database } from '../database/database.js';
import { selectList } from '../database/select-list.js';
import type { ContentPageDto } from './content-page.dto.js';
import type { ContentPage } from './content-page.entity.js';

type ContentPageRow = Pick<ContentPage, keyof ContentPageDto | 'translations'>;

const COLUMNS = selectList<ContentPage, ContentPageRow>({
  pageType: true,
  title: true,
  content: true,
  metaDescription: true,
  metaKeywords: true,
  updatedAt: true,
  translations: true,
});

/** Public reads of the content pages. */
@Injectable()
export class ContentPagesService {
  constructor(private readonly database: Database) {}

  /**
   * @param key a page type, or the page's address on the site without its slash
   * @throws ApiError 404 for an inactive, missing or unknown page
   */
  async get(key: string, language: Language): Promise<ContentPageDto> {
    const type = pageTypeOf(key);
    const [page] = type === undefined ? [] : await this.find(type);
    if (!page) throw notFound('Content page');
    return {
      pageType: page.pageType,
      title: inLanguage(page, 'title', language),
      content: inLanguage(page, 'content', language),
      metaDescription: inLanguage(page, 'metaDescription', language),
      metaKeywords: inLanguage(page, 'metaKeywords', language),
      updatedAt: page.updatedAt,
    };
  }

  private find(type: ContentPageType): Promise<ContentPageRow[]> {
    return this.database.query<ContentPageRow>(
      `select ${COLUMNS} from content_pages where page_type = $1 and is_active`,
      [type],
    );
  }
}

/** Like all paths, whatever the case. */
function pageTypeOf(key: string): ContentPageType | undefined {
  const wanted = key.toLowerCase();
  return contentPageTypes.find((type) => type === wanted || contentPagePaths[type] === `/${wanted}`);
}
