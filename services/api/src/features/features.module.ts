import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { FeatureRemovals } from './feature-removals.js';
import { Feature } from './feature.entity.js';
import { FeaturesAdminController } from './features.admin.controller.js';
import { FeaturesAdminService } from './features.admin.service.js';
import { FeaturesController } from './features.controller.js';
import { FeaturesService } from './features.service.js';

/** The library of features that products refer to. */
@Module({
  imports: [MikroOrmModule.forFeature([Feature])],
  controllers: [FeaturesController, FeaturesAdminController],
  providers: [FeaturesService, FeaturesAdminService, FeatureRemovals],
  exports: [FeatureRemovals],
})
export class FeaturesModule {}
