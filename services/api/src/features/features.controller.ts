import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FeatureInput, featureResource, type Language } from '@vitrine/schemas';
import { Audited } from '../common/audit/audited.js';
import { Compressed, WithLocation, WithVersionTag } from '../common/http/answer-rules.js';
import { EntityId } from '../common/http/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../common/http/if-match.js';
import { RequestLanguage } from '../common/http/request-language.js';
import { PublicRead } from '../common/public-read-cache/public-read.js';
import { PublicWrite } from '../common/public-read-cache/public-write.js';
import { ApiExample, ApiSubset } from '../common/swagger/api-bodies.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../common/validation/json-object.pipe.js';
import { FeatureAdminDto, FeatureDto } from './feature.js';
import { FeaturesAdminService, FeaturesService } from './features.service.js';

const FeatureId = EntityId('Feature');

const EXAMPLE = {
  title: 'Offline-Katalog',
  description: 'Jedes Stück des Hauses, auch ohne Netz.',
  image: '/uploads/offline.webp',
  isActive: true,
  translations: {
    en: { title: 'Offline catalogue', description: 'Every piece of the house, also without a network.' },
  },
};

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
export class FeaturesAdminController {
  constructor(private readonly features: FeaturesAdminService) {}

  /** All features, also the inactive ones, by title. */
  @Get('admin/all')
  @Compressed()
  list(): Promise<FeatureAdminDto[]> {
    return this.features.list();
  }

  /** Adds a feature to the library. */
  @Post()
  @Audited('feature.create', 'feature')
  @WithVersionTag()
  @WithLocation('/api/features')
  @ApiErrors(400)
  @ApiExample(EXAMPLE)
  create(@Body({ schema: featureResource.schema }) body: FeatureInput): Promise<FeatureAdminDto> {
    return this.features.create(body);
  }

  /** Changes any subset of a feature's fields; products that name it show the new texts. 409 `STALE_VERSION`. */
  @Put(':id')
  @Audited('feature.update', 'feature')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(400, 404, { 409: ['STALE_VERSION'] })
  @ApiSubset(featureResource.schema, { isActive: false, version: 1 })
  update(
    @Param('id', FeatureId) id: string,
    @Body(JsonObjectPipe) body: Record<string, unknown>,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<FeatureAdminDto> {
    return this.features.update(id, body, expected);
  }

  /** Deletes a feature; products that name it keep its title as one of their own. */
  @Delete(':id')
  @Audited('feature.delete', 'feature')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  remove(@Param('id', FeatureId) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.features.remove(id, expected);
  }
}
