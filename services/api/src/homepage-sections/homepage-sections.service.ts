import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { inLanguage, type Translations } from '../common/translations.js';
import { Database } from '../database/database.js';
import { PicturesService } from '../media/pictures.service.js';
import type { HomepageSectionDto } from './homepage-section.dto.js';
import type { HomepageSectionTexts } from './homepage-section.entity.js';

type SectionRow = Omit<HomepageSectionDto, 'pictures'> & { translations: Translations<HomepageSectionTexts> };

/** Public reads of the homepage sections. */
@Injectable()
export class HomepageSectionsService {
  constructor(
    private readonly database: Database,
    private readonly pictures: PicturesService,
  ) {}

  /** The active sections by display order; of equal ones the older first. */
  async list(language: Language): Promise<HomepageSectionDto[]> {
    const rows = await this.database.query<SectionRow>(
      `select id, section_key as "sectionKey", title, subtitle, description, background_image as "backgroundImage",
         background_video as "backgroundVideo", cta_text as "ctaText", cta_link as "ctaLink",
         overlay_opacity as "overlayOpacity", text_color as "textColor", text_align as "textAlign",
         is_active as "isActive", display_order as "displayOrder", translations
       from homepage_sections where is_active order by display_order, id`,
    );
    const sections = rows.map((row) => {
      const { translations: _translations, ...section } = row;
      return {
        ...section,
        title: inLanguage(row, 'title', language),
        subtitle: inLanguage(row, 'subtitle', language),
        description: inLanguage(row, 'description', language),
        ctaText: inLanguage(row, 'ctaText', language),
      };
    });
    return this.pictures.addToAll(sections, ({ backgroundImage }) => [backgroundImage]);
  }
}
