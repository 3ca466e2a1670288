import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { inLanguage } from '../common/translations.js';
import { Database } from '../database/database.js';
import { selectList } from '../database/select-list.js';
import { picturesColumn, picturesOf, type Pictures } from '../media/pictures.js';
import type { HomepageSectionDto } from './homepage-section.dto.js';
import type { HomepageSection } from './homepage-section.entity.js';

type SectionRow = Pick<HomepageSection, Exclude<keyof HomepageSectionDto, 'pictures'> | 'translations'>;

const COLUMNS = selectList<HomepageSection, SectionRow>({
  id: true,
  sectionKey: true,
  title: true,
  subtitle: true,
  description: true,
  backgroundImage: true,
  backgroundVideo: true,
  ctaText: true,
  ctaLink: true,
  overlayOpacity: true,
  textColor: true,
  textAlign: true,
  isActive: true,
  displayOrder: true,
  translations: true,
});
const PICTURES = picturesColumn('array[homepage_sections.background_image]');

/** Public reads of the homepage sections. */
@Injectable()
export class HomepageSectionsService {
  constructor(private readonly database: Database) {}

  /** The active sections by display order; of equal ones the older first. */
  async list(language: Language): Promise<HomepageSectionDto[]> {
    const rows = await this.database.query<SectionRow & { pictures: Pictures | null }>(
      `select ${COLUMNS}, ${PICTURES} from homepage_sections where is_active order by display_order, id`,
    );
    return rows.map((row) => {
      const { translations: _translations, ...section } = row;
      return {
        ...section,
        title: inLanguage(row, 'title', language),
        subtitle: inLanguage(row, 'subtitle', language),
        description: inLanguage(row, 'description', language),
        ctaText: inLanguage(row, 'ctaText', language),
        pictures: picturesOf(row.pictures, [row.backgroundImage]),
      };
    });
  }
}
