import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  changeReasonSchema,
  CONTENT_PAGE_PATHS,
  CONTENT_PAGE_TYPES,
  type ContentPageType,
  type Language,
  type PageRestore,
  sentence,
} from '@vitrine/schemas';
import { validateWithSchema } from '../../common/admin-entity/validate-with-schema.js';
import { noteAuditDetails } from '../../common/audit/audit-scope.js';
import { notFound } from '../../common/errors/api-error.js';
import type { ExpectedVersions } from '../../common/http/if-match.js';
import { withSanitizedContent } from '../../common/rich-text/sanitize-rich-text.js';
import { Database } from '../../database/database.js';
import { HouseFacts } from '../../platform/settings/house-facts.js';
import { fillHtml, fillText, hasPlaceholder } from '../../platform/settings/house-placeholders.js';
import {
  type Changes,
  findForPreview,
  findShown,
  ResourceAdminService,
  type ResourceFields,
  toAnswer,
} from '../../resource/index.js';
import { type ContentPage, type ContentPageAdminDto, contentPageTable, type ContentPageDto } from './content-page.js';
import { PageVersionsService } from './page-versions.service.js';

/** Public reads of the content pages. */
@Injectable()
export class ContentPagesService {
  constructor(
    private readonly database: Database,
    private readonly facts: HouseFacts,
  ) {}

  /**
   * @param key a page type, or the page's address on the site without its slash
   * @throws ApiError 404 for an inactive, missing or unknown page
   */
  async get(key: string, language: Language): Promise<ContentPageDto> {
    const type = findPageType(key);
    if (type === undefined) throw notFound(contentPageTable.resource.name);
    return this.present(await findShown(this.database, contentPageTable, 'page_type', type), language);
  }

  /** A page as visitors would see it if it were active. @throws ApiError 404 */
  async preview(id: string, language: Language): Promise<ContentPageDto> {
    return this.present(await findForPreview(this.database, contentPageTable, id), language);
  }

  private async present(row: ContentPage, language: Language): Promise<ContentPageDto> {
    const { id: _id, isActive: _isActive, ...page } = toAnswer(contentPageTable, row, language);
    return { ...(await this.withFacts(page)), updatedAt: row.updatedAt };
  }

  /** Replaces the placeholders in a page's texts by the facts of the house. */
  private async withFacts<Page extends PageTexts>(page: Page): Promise<Page> {
    const { title, content, metaDescription, metaKeywords } = page;
    if (![title, content, metaDescription, metaKeywords].some((text) => hasPlaceholder(text ?? ''))) return page;
    const settings = await this.facts.load();
    const fill = (text: string) => fillText(text, settings);
    return {
      ...page,
      title: fill(title),
      content: fillHtml(content, settings),
      metaDescription: metaDescription && fill(metaDescription),
      metaKeywords: metaKeywords && fill(metaKeywords),
    };
  }
}

/** The texts of a page that can have placeholders. */
type PageTexts = Pick<ContentPage, 'title' | 'content' | 'metaDescription' | 'metaKeywords'>;

/** Ignores case, as all paths do. */
function findPageType(key: string): ContentPageType | undefined {
  const wanted = key.toLowerCase();
  return CONTENT_PAGE_TYPES.find((type) => type === wanted || CONTENT_PAGE_PATHS[type] === `/${wanted}`);
}

const indexOfType = ({ pageType }: ContentPage): number => CONTENT_PAGE_TYPES.indexOf(pageType);

/** Content pages for staff, in the order of their types. */
@Injectable()
export class ContentPagesAdminService extends ResourceAdminService<typeof contentPageTable> {
  protected readonly table = contentPageTable;
  protected readonly compare = (a: ContentPage, b: ContentPage): number => indexOfType(a) - indexOfType(b);
  protected override readonly taken = { code: 'PAGE_TYPE_EXISTS', message: sentence('contentPage.exists') } as const;

  constructor(
    em: EntityManager,
    database: Database,
    private readonly versions: PageVersionsService,
  ) {
    super(em, database);
  }

  /**
   * Restores the texts of an earlier version as a new version. Whether visitors see the page does not change.
   * @throws ApiError 404, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED`
   */
  restore(id: string, number: number, asked: PageRestore, expected?: ExpectedVersions): Promise<ContentPageAdminDto> {
    const { version } = asked;
    const fieldsOf = async ({ pageType }: ContentPage, em: EntityManager) => ({
      ...(await this.versions.fields(em, pageType, number)),
      ...(version !== undefined && { version }),
    });
    noteAuditDetails({ number });
    return this.changeBy(id, fieldsOf, asked, expected);
  }

  /** The reason is stored with the version that the trigger writes, and in the audit log. */
  protected override async beforeChange(changes: Changes, em: EntityManager): Promise<void> {
    const { reason } = validateWithSchema(changeReasonSchema, changes);
    if (reason === null) return;
    await em.execute(`select set_config('vitrine.change_reason', ?, true)`, [reason]);
    noteAuditDetails({ reason });
  }

  protected override columnsOf(fields: ResourceFields<typeof contentPageTable>) {
    return withSanitizedContent(fields);
  }
}
