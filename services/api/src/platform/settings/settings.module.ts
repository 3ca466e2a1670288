import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MediaModule } from '../../files/media/index.js';
import { HouseFactsModule } from './house-facts.module.js';
import { HouseIcons } from './icons/house-icons.js';
import { HouseIconsController } from './icons/house-icons.controller.js';
import { SettingsAdminController } from './settings.admin.controller.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.entity.js';
import { SettingsService } from './settings.service.js';

/** The house's own facts: read by everybody, written by staff. */
@Module({
  imports: [MikroOrmModule.forFeature([Settings]), HouseFactsModule, MediaModule],
  controllers: [SettingsController, SettingsAdminController, HouseIconsController],
  providers: [SettingsService, HouseIcons],
})
export class SettingsModule {}
