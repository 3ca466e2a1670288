import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { featureResource, type Language } from '@vitrine/schemas';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { ResourceController } from '../../resource/index.js';
import { FeatureAdminDto, FeatureDto } from './feature.js';
import { FeaturesAdminService, FeaturesService } from './features.service.js';

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

@ApiTags('Features')
@PublicWrite('features', 'products')
@Controller('features')
export class FeaturesAdminController extends ResourceController(featureResource, {
  path: 'features',
  permissions: 'catalogue',
  all: 'admin/all',
  service: FeaturesAdminService,
  answer: FeatureAdminDto,
  change: { isActive: false, version: 1 },
  summaries: {
    list: 'All features, also the inactive ones, by title.',
    create: 'Adds a feature to the library.',
    update: "Changes any subset of a feature's fields; products that name it show the new texts. 409 `STALE_VERSION`.",
    remove: 'Deletes a feature; products that name it keep its title as one of their own.',
  },
}) {}
