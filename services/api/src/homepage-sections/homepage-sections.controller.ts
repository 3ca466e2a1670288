import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@vitrine/schemas';
import { RequestLanguage } from '../common/http/request-language.js';
import { PublicRead } from '../common/public-read-cache/public-read.js';
import { HomepageSectionDto } from './homepage-section.dto.js';
import { HomepageSectionsService } from './homepage-sections.service.js';

@ApiTags('Homepage sections')
@Controller('homepage-sections')
export class HomepageSectionsController {
  constructor(private readonly sections: HomepageSectionsService) {}

  /** The active sections of the home page, by display order. */
  @Get()
  @PublicRead('homepage_sections', 'media_files')
  list(@RequestLanguage() language: Language): Promise<HomepageSectionDto[]> {
    return this.sections.list(language);
  }
}
