import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { featureAdminSchema, type FeatureAdmin } from '@vitrine/schemas';
import { EntityId } from '../common/http/entity-id.pipe.js';
import { PublicWrite } from '../common/public-read-cache/public-write.js';
import { ApiExample, ApiSubset } from '../common/swagger/api-bodies.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../common/validation/json-object.pipe.js';
import { FeatureAdminDto } from './feature.dto.js';
import { FeaturesAdminService } from './features.admin.service.js';

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
@PublicWrite('features', 'products')
@Controller('features')
export class FeaturesAdminController {
  constructor(private readonly features: FeaturesAdminService) {}

  /** All features, also the inactive ones, by title. */
  @Get('admin/all')
  list(): Promise<FeatureAdminDto[]> {
    return this.features.list();
  }

  /** Adds a feature to the library. */
  @Post()
  @ApiErrors(400)
  @ApiExample(EXAMPLE)
  create(@Body({ schema: featureAdminSchema }) body: FeatureAdmin): Promise<FeatureAdminDto> {
    return this.features.create(body);
  }

  /** Changes any subset of a feature's fields; products that name it show the new texts. 409 `STALE_VERSION`. */
  @Put(':id')
  @ApiErrors(400, 404, 409)
  @ApiSubset(featureAdminSchema, { isActive: false, version: 1 })
  update(
    @Param('id', FeatureId) id: string,
    @Body(JsonObjectPipe) body: Record<string, unknown>,
  ): Promise<FeatureAdminDto> {
    return this.features.update(id, body);
  }

  /** Deletes a feature; products that name it keep its title as one of their own. */
  @Delete(':id')
  @HttpCode(204)
  @ApiErrors(404)
  remove(@Param('id', FeatureId) id: string): Promise<void> {
    return this.features.remove(id);
  }
}
