import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type HomepageSectionOrder, homepageSectionResource, type Language, sentence } from '@vitrine/schemas';
import { auditChange } from '../../common/audit/audit-change.js';
import { notFound } from '../../common/errors/api-error.js';
import { Database } from '../../database/database.js';
import { picturesColumn, getPictures, type Pictures } from '../../files/media/pictures.js';
import { PicturesService } from '../../files/media/pictures.service.js';
import { type Changes, ResourceAdminService, toAdminAnswer, toAnswer } from '../../resource/index.js';
import {
  HomepageSection,
  homepageSectionTable,
  type HomepageSectionAdminDto,
  type HomepageSectionDto,
} from './homepage-section.js';

const PICTURES = picturesColumn('array[homepage_sections.background_image]');
const STATEMENT = `select ${homepageSectionTable.columns}, ${PICTURES} from homepage_sections where is_active order by display_order, id`;

/** Public reads of the homepage sections. */
@Injectable()
export class HomepageSectionsService {
  constructor(private readonly database: Database) {}

  /** The active sections by display order; of equal ones the older first. */
  async list(language: Language): Promise<HomepageSectionDto[]> {
    const rows = await this.database.query<HomepageSection & { pictures: Pictures | null }>(STATEMENT);
    return rows.map((row) => ({
      ...toAnswer(homepageSectionResource, row, language),
      pictures: getPictures(row.pictures, [row.backgroundImage]),
    }));
  }
}

/** Homepage sections as staff keep them, in the order that visitors see. */
@Injectable()
export class HomepageSectionsAdminService extends ResourceAdminService<
  typeof homepageSectionResource,
  HomepageSectionAdminDto
> {
  protected readonly resource = homepageSectionResource;
  protected readonly entity = HomepageSection;
  protected override readonly taken = { code: 'SECTION_KEY_EXISTS', message: sentence('section.keyExists') } as const;

  constructor(
    em: EntityManager,
    private readonly pictures: PicturesService,
  ) {
    super(em);
  }

  /**
   * Gives the named sections new places, all or none; sections that are not named keep theirs. All rows are locked in the order of their ids, so
   * that of two who reorder at once the second works on what the first has left.
   * @returns the whole new list
   * @throws ApiError 404 for an unknown id
   */
  async reorder({ sections }: HomepageSectionOrder): Promise<HomepageSectionAdminDto[]> {
    const places = new Map(sections.map(({ id, displayOrder }) => [id.toLowerCase(), displayOrder]));
    const reordered = await this.em.fork().transactional(async (em) => {
      const options = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const all = await em.findAll(HomepageSection, options);
      const known = new Set(all.map(({ id }) => id));
      if ([...places.keys()].some((id) => !known.has(id))) throw notFound(homepageSectionResource.name);
      for (const section of all) section.displayOrder = places.get(section.id) ?? section.displayOrder;
      await em.flush();
      await auditChange(em, { details: { sections: places.size } });
      return all;
    });
    return this.answers(this.sorted(reordered));
  }

  protected compare(a: HomepageSection, b: HomepageSection): number {
    return a.displayOrder - b.displayOrder;
  }

  /** The key of a section stays (contract: Homepage section). */
  protected override changesOf(_section: HomepageSection, { sectionKey: _key, ...changes }: Changes): Changes {
    return changes;
  }

  protected answers(sections: readonly HomepageSection[]): Promise<HomepageSectionAdminDto[]> {
    return this.pictures.addToAll(
      sections.map((section) => toAdminAnswer(homepageSectionResource, section)),
      ({ backgroundImage }) => [backgroundImage],
    );
  }
}
