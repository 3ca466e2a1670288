import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { HomepageSection } from './homepage-section.entity.js';
import { HomepageSectionsAdminController } from './homepage-sections.admin.controller.js';
import { HomepageSectionsAdminService } from './homepage-sections.admin.service.js';
import { HomepageSectionsController } from './homepage-sections.controller.js';
import { HomepageSectionsService } from './homepage-sections.service.js';

/** The sections of the home page. */
@Module({
  imports: [MikroOrmModule.forFeature([HomepageSection]), MediaModule],
  controllers: [HomepageSectionsController, HomepageSectionsAdminController],
  providers: [HomepageSectionsService, HomepageSectionsAdminService],
})
export class HomepageSectionsModule {}
