import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { FeatureRemovals } from './feature-removals.js';
import { featureTable } from './feature.js';
import { FeaturesAdminController, FeaturesController } from './features.controller.js';
import { FeaturesAdminService, FeaturesService } from './features.service.js';

/** The library of features that products refer to. */
@Module({
  imports: [MikroOrmModule.forFeature([featureTable.schema])],
  controllers: [FeaturesController, FeaturesAdminController],
  providers: [FeaturesService, FeaturesAdminService, FeatureRemovals],
  exports: [FeatureRemovals],
})
export class FeaturesModule {}
