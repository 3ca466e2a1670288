import { Injectable } from '@nestjs/common';
import {
  CONTENT_PAGE_PATHS,
  CONTENT_PAGE_TYPES,
  type ContentPageType,
  type Language,
  sentence,
} from '@vitrine/schemas';
import { notFound } from '../../common/errors/api-error.js';
import { withSanitizedContent } from '../../common/rich-text/sanitize-rich-text.js';
import { Database } from '../../database/database.js';
import { ResourceAdminService, type ResourceFields, toAnswer } from '../../resource/index.js';
import { type ContentPage, contentPageTable, type ContentPageDto } from './content-page.js';

const ACTIVE = `${contentPageTable.adminSelect} where page_type = $1 and is_active`;

/** Public reads of the content pages. */
@Injectable()
export class ContentPagesService {
  constructor(private readonly database: Database) {}

  /**
   * @param key a page type, or the page's address on the site without its slash
   * @throws ApiError 404 for an inactive, missing or unknown page
   */
  async get(key: string, language: Language): Promise<ContentPageDto> {
    const type = findPageType(key);
    const [row] = type === undefined ? [] : await this.database.forVisitors.query<ContentPage>(ACTIVE, [type]);
    if (!row) throw notFound('Content page');
    const { id: _id, isActive: _isActive, ...page } = toAnswer(contentPageTable, row, language);
    return { ...page, updatedAt: row.updatedAt };
  }
}

/** Like all paths, whatever the case. */
function findPageType(key: string): ContentPageType | undefined {
  const wanted = key.toLowerCase();
  return CONTENT_PAGE_TYPES.find((type) => type === wanted || CONTENT_PAGE_PATHS[type] === `/${wanted}`);
}

const place = ({ pageType }: ContentPage): number => CONTENT_PAGE_TYPES.indexOf(pageType);

/** Content pages as staff write them, in the order of their types. */
@Injectable()
export class ContentPagesAdminService extends ResourceAdminService<typeof contentPageTable> {
  protected readonly table = contentPageTable;
  protected readonly compare = (a: ContentPage, b: ContentPage): number => place(a) - place(b);
  protected override readonly taken = { code: 'PAGE_TYPE_EXISTS', message: sentence('contentPage.exists') } as const;

  protected override columnsOf(fields: ResourceFields<typeof contentPageTable>) {
    return withSanitizedContent(fields);
  }
}
