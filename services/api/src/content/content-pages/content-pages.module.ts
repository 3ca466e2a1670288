import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { HouseFactsModule } from '../../platform/settings/house-facts.module.js';
import { contentPageTable } from './content-page.js';
import {
  ContentPagesAdminController,
  ContentPagesController,
  PageVersionsController,
} from './content-pages.controller.js';
import { ContentPagesAdminService, ContentPagesService } from './content-pages.service.js';
import { PageVersionsService } from './page-versions.service.js';

/** Legal and other pages whose text staff write. */
@Module({
  imports: [MikroOrmModule.forFeature([contentPageTable.schema]), HouseFactsModule],
  controllers: [ContentPagesController, ContentPagesAdminController, PageVersionsController],
  providers: [ContentPagesService, ContentPagesAdminService, PageVersionsService],
  exports: [ContentPagesService],
})
export class ContentPagesModule {}
