import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { FeaturesModule } from '../features/features.module.js';
import { MediaModule } from '../../files/media/media.module.js';
import { FeatureLinks } from './feature-links.js';
import { Product } from './product.entity.js';
import { ProductsAdminController } from './products.admin.controller.js';
import { ProductsAdminService } from './products.admin.service.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [MikroOrmModule.forFeature([Product]), FeaturesModule, MediaModule],
  controllers: [ProductsController, ProductsAdminController],
  providers: [ProductsService, ProductsAdminService, FeatureLinks],
})
export class ProductsModule {}
