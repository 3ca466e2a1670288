import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@vitrine/schemas';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { HeroDto } from './hero.dto.js';
import { HeroService } from './hero.service.js';

@ApiTags('Hero')
@Controller('hero')
export class HeroController {
  constructor(private readonly hero: HeroService) {}

  /** What the home page opens with. */
  @Get()
  @PublicRead('hero', 'media_files')
  get(@RequestLanguage() language: Language): Promise<HeroDto> {
    return this.hero.shown(language);
  }
}
