import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  homepageSectionAdminSchema,
  sentence,
  type HomepageSectionAdmin,
  type HomepageSectionOrder,
} from '@vitrine/schemas';
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
import { auditChange } from '../common/audit/audit-change.js';
import { notFound } from '../common/errors/api-error.js';
import type { ExpectedVersions } from '../common/http/if-match.js';
import { newId } from '../common/ids.js';
import { PublicReadCache } from '../common/public-read-cache/public-read-cache.js';
import { PicturesService } from '../media/pictures.service.js';
import type { HomepageSectionAdminDto } from './homepage-section.dto.js';
import { HomepageSection } from './homepage-section.entity.js';

const THING = 'Homepage section';

/** Homepage sections as staff keep them. */
@Injectable()
export class HomepageSectionsAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly pictures: PicturesService,
    private readonly publicReads: PublicReadCache,
  ) {}

  /** All sections, also the inactive ones, by display order. */
  async list(): Promise<HomepageSectionAdminDto[]> {
    return this.present(await this.em.fork().findAll(HomepageSection));
  }

  /** @throws ApiError 409 `SECTION_KEY_EXISTS` */
  async create(input: HomepageSectionAdmin): Promise<HomepageSectionAdminDto> {
    const section = await fillRow(this.em, sectionFields, new HomepageSection(), input);
    section.id = newId();
    await orConflict('SECTION_KEY_EXISTS', sentence('section.keyExists'), () => insertRow(this.em, section));
    return this.shown(section);
  }

  /**
   * Changes any subset of the fields, except the key (contract: Homepage section).
   * @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED`
   */
  async update(
    id: string,
    changes: Readonly<Record<string, unknown>>,
    expected?: ExpectedVersions,
  ): Promise<HomepageSectionAdminDto> {
    const { sectionKey: _, ...others } = changes;
    const section = await changeVersioned(
      this.em,
      HomepageSection,
      id,
      THING,
      (present, em) => changeRow(em, sectionFields, present, others),
      expected,
    );
    return this.shown(section);
  }

  /** @throws ApiError 404, 412 */
  async remove(id: string, expected?: ExpectedVersions): Promise<void> {
    await removeRow(this.em, HomepageSection, id, THING, expected);
    this.publicReads.drop('homepage_sections');
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
      if ([...places.keys()].some((id) => !known.has(id))) throw notFound(THING);
      for (const section of all) section.displayOrder = places.get(section.id) ?? section.displayOrder;
      await em.flush();
      await auditChange(em, { details: { sections: places.size } });
      return all;
    });
    this.publicReads.drop('homepage_sections');
    return this.present(reordered);
  }

  private shown(section: HomepageSection): Promise<HomepageSectionAdminDto> {
    this.publicReads.drop('homepage_sections');
    return this.pictures.addTo(fieldsOf(section), [section.backgroundImage]);
  }

  /** In the order that visitors see: by display order, of equal ones the older first. */
  private present(sections: readonly HomepageSection[]): Promise<HomepageSectionAdminDto[]> {
    const inOrder = sections.map(fieldsOf).sort((a, b) => a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1));
    return this.pictures.addToAll(inOrder, ({ backgroundImage }) => [backgroundImage]);
  }
}

const fieldsOf = (section: HomepageSection): Omit<HomepageSectionAdminDto, 'pictures'> => ({
  id: section.id,
  sectionKey: section.sectionKey,
  title: section.title,
  subtitle: section.subtitle,
  description: section.description,
  backgroundImage: section.backgroundImage,
  backgroundVideo: section.backgroundVideo,
  ctaText: section.ctaText,
  ctaLink: section.ctaLink,
  overlayOpacity: section.overlayOpacity,
  textColor: section.textColor,
  textAlign: section.textAlign,
  isActive: section.isActive,
  displayOrder: section.displayOrder,
  translations: section.translations,
  ...adminFields(section),
});

const sectionFields: StoredFields<HomepageSection, HomepageSectionAdmin> = {
  schema: homepageSectionAdminSchema,
  fieldsOf,
  columnsOf: ({ version: _, ...columns }) => columns,
  columnNames: {},
};
