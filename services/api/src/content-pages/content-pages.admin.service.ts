import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contentPageAdminSchema, contentPageTypes, sentence, type ContentPageAdmin } from '@vitrine/schemas';
import {
  adminFields,
  changeRow,
  changeVersioned,
  fillRow,
  insertRow,
  orConflict,
  removeRow,
  type StoredFields,
} from '../common/admin-entity/index.js';
import type { ExpectedVersions } from '../common/http/if-match.js';
import { newId } from '../common/ids.js';
import { PublicReadCache } from '../common/public-read-cache/public-read-cache.js';
import type { ContentPageAdminDto } from './content-page.dto.js';
import { ContentPage } from './content-page.entity.js';
import { sanitizePageHtml } from './page-html.js';

/** Content pages as staff write them. */
@Injectable()
export class ContentPagesAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly publicReads: PublicReadCache,
  ) {}

  /** All pages, also the inactive ones, in the order of their types. */
  async list(): Promise<ContentPageAdminDto[]> {
    const pages = await this.em.fork().findAll(ContentPage);
    const place = ({ pageType }: ContentPageAdminDto) => contentPageTypes.indexOf(pageType);
    return pages.map(toDto).sort((a, b) => place(a) - place(b));
  }

  /** @throws ApiError 409 `PAGE_TYPE_EXISTS` */
  async create(input: ContentPageAdmin): Promise<ContentPageAdminDto> {
    const page = await fillRow(this.em, pageFields, new ContentPage(), input);
    page.id = newId();
    return this.shown(() => insertRow(this.em, page));
  }

  /** @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION` or `PAGE_TYPE_EXISTS` */
  async update(
    id: string,
    changes: Readonly<Record<string, unknown>>,
    expected?: ExpectedVersions,
  ): Promise<ContentPageAdminDto> {
    return this.shown(() =>
      changeVersioned(
        this.em,
        ContentPage,
        id,
        'Content page',
        (page, em) => changeRow(em, pageFields, page, changes),
        expected,
      ),
    );
  }

  /** @throws ApiError 404, 412 */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    await removeRow(this.em, ContentPage, id, 'Content page', expected);
    this.publicReads.drop('content_pages');
  }

  private async shown(write: () => Promise<ContentPage>): Promise<ContentPageAdminDto> {
    const page = await orConflict('PAGE_TYPE_EXISTS', sentence('contentPage.exists'), write);
    this.publicReads.drop('content_pages');
    return toDto(page);
  }
}

const toDto = (page: ContentPage): ContentPageAdminDto => ({
  id: page.id,
  pageType: page.pageType,
  title: page.title,
  content: page.content,
  metaDescription: page.metaDescription,
  metaKeywords: page.metaKeywords,
  isActive: page.isActive,
  translations: page.translations,
  ...adminFields(page),
});

const pageFields: StoredFields<ContentPage, ContentPageAdmin> = {
  schema: contentPageAdminSchema,
  fieldsOf: toDto,
  columnsOf: ({ version: _, translations, ...columns }) => {
    const { en } = translations;
    return {
      ...columns,
      content: sanitizePageHtml(columns.content),
      translations: en?.content ? { en: { ...en, content: sanitizePageHtml(en.content) } } : translations,
    };
  },
  columnNames: {},
};
