import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MediaModule } from '../../files/media/media.module.js';
import { homepageSectionTable } from './homepage-section.js';
import { HomepageSectionsAdminController, HomepageSectionsController } from './homepage-sections.controller.js';
import { HomepageSectionsAdminService, HomepageSectionsService } from './homepage-sections.service.js';

/** The sections of the home page. */
@Module({
  imports: [MikroOrmModule.forFeature([homepageSectionTable.schema]), MediaModule],
  controllers: [HomepageSectionsController, HomepageSectionsAdminController],
  providers: [HomepageSectionsService, HomepageSectionsAdminService],
  exports: [HomepageSectionsService],
})
export class HomepageSectionsModule {}
