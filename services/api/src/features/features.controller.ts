import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@vitrine/schemas';
import { RequestLanguage } from '../common/http/request-language.js';
import { PublicRead } from '../common/public-read-cache/public-read.js';
import { FeatureDto } from './feature.dto.js';
import { FeaturesService } from './features.service.js';

@ApiTags('Features')
@Controller('features')
export class FeaturesController {
  constructor(private readonly features: FeaturesService) {}

  /** The active features of the library, by title. */
  @Get()
  @PublicRead('features')
  list(@RequestLanguage() language: Language): Promise<FeatureDto[]> {
    return this.features.list(language);
  }
}
