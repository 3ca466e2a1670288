import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { inLanguage, type Translations } from '../common/translations.js';
import { Database } from '../database/database.js';
import { picturesColumn, picturesOf, type Pictures } from '../media/pictures.js';
import type { HomepageSectionDto } from './homepage-section.dto.js';
import type { HomepageSectionTexts } from './homepage-section.entity.js';

type SectionRow = Omit<HomepageSectionDto, 'pictures'> & {
  translations: Translations<HomepageSectionTexts>;
  pictures: Pictures | null;
};

/** Public reads of the homepage sections. */
@Injectable()
export class HomepageSectionsService {
  constructor(private readonly database: Database) {}

  /** The active sections by display order; of equal ones the older first. */
  async list(language: Language): Promise<HomepageSectionDto[]> {
    const rows = await this.database.query<SectionRow>(
      `select id, section_key as "sectionKey", title, subtitle, description, background_image as "backgroundImage",
         background_video as "backgroundVideo", cta_text as "ctaText", cta_link as "ctaLink",
         overlay_opacity as "overlayOpacity", text_color as "textColor", text_align as "textAlign",
         is_active as "isActive", display_order as "displayOrder", translations,
         ${picturesColumn('array[homepage_sections.background_image]')}
       from homepage_sections where is_active order by display_order, id`,
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
