import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type HomepageSectionOrder, type Language, sentence } from '@vitrine/schemas';
import { auditChange } from '../../common/audit/audit-change.js';
import { notFound } from '../../common/errors/api-error.js';
import { type AppearingRow, listShown } from '../../common/publication/shown-rows.js';
import { Database } from '../../database/database.js';
import { type Changes, findForPreview, ResourceAdminService, toAnswer } from '../../resource/index.js';
import {
  HomepageSection,
  homepageSectionTable,
  type HomepageSectionAdminDto,
  type HomepageSectionDto,
} from './homepage-section.js';

const ACTIVE = `${homepageSectionTable.shownSelect} order by display_order, id`;

/** Public reads of the homepage sections. */
@Injectable()
export class HomepageSectionsService {
  constructor(private readonly database: Database) {}

  /** The active sections by display order; with equal orders, the older one first. */
  async list(language: Language): Promise<HomepageSectionDto[]> {
    const sections = await this.database.forVisitors.query<HomepageSection & AppearingRow>(ACTIVE);
    return listShown(sections, (section) => toAnswer(homepageSectionTable, section, language));
  }

  /** A section as visitors would see it if it were active. @throws ApiError 404 */
  async preview(id: string, language: Language): Promise<HomepageSectionDto> {
    const section = await findForPreview(this.database, homepageSectionTable, id);
    return { ...toAnswer(homepageSectionTable, section, language), isActive: true };
  }
}

const byPlace = (a: HomepageSection, b: HomepageSection): number =>
  a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1);

/** Homepage sections for staff, in the order that visitors see. */
@Injectable()
export class HomepageSectionsAdminService extends ResourceAdminService<typeof homepageSectionTable> {
  protected readonly table = homepageSectionTable;
  protected readonly compare = byPlace;
  protected override readonly taken = { code: 'SECTION_KEY_EXISTS', message: sentence('section.keyExists') } as const;

  /**
   * Sets the display order of the given sections, all or none; other sections keep theirs. All rows are locked in the order of their ids, so that of
   * two concurrent reorders the second works on the result of the first.
   * @returns the whole new list
   * @throws ApiError 404 for an unknown id
   */
  async reorder({ sections }: HomepageSectionOrder): Promise<HomepageSectionAdminDto[]> {
    const places = new Map(sections.map(({ id, displayOrder }) => [id.toLowerCase(), displayOrder]));
    const reordered = await this.em.fork().transactional(async (em) => {
      const options = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const all = await em.findAll(HomepageSection, options);
      const known = new Set(all.map(({ id }) => id));
      if ([...places.keys()].some((id) => !known.has(id))) throw notFound(this.table.resource.name);
      for (const section of all) section.displayOrder = places.get(section.id) ?? section.displayOrder;
      await em.flush();
      await auditChange(em, { details: { sections: places.size } });
      return all;
    });
    return this.answersWithPictures(reordered.sort(this.compare));
  }

  /** The key of a section cannot be changed (contract: Homepage section). */
  protected override changesOf(_section: HomepageSection, { sectionKey: _key, ...changes }: Changes): Changes {
    return changes;
  }
}
