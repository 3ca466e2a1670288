import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { FeaturesModule } from '../features/features.module.js';
import { MediaModule } from '../../files/media/media.module.js';
import { HouseFactsModule } from '../../platform/settings/house-facts.module.js';
import { TrashModule } from '../../platform/trash/trash.module.js';
import { FeatureLinks } from './feature-links.js';
import { Product } from './product.entity.js';
import { ProductsAdminController } from './products.admin.controller.js';
import { ProductsAdminService } from './products.admin.service.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';
import { ProductSheetsController } from './sheet/product-sheets.controller.js';
import { ProductSheetsService } from './sheet/product-sheets.service.js';

@Module({
  imports: [MikroOrmModule.forFeature([Product]), FeaturesModule, HouseFactsModule, MediaModule, TrashModule],
  controllers: [ProductsController, ProductsAdminController, ProductSheetsController],
  providers: [ProductsService, ProductsAdminService, FeatureLinks, ProductSheetsService],
  exports: [ProductsService],
})
export class ProductsModule {}
