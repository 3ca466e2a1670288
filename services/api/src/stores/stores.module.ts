import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { Store } from './store.entity.js';
import { StoresAdminController } from './stores.admin.controller.js';
import { StoresAdminService } from './stores.admin.service.js';
import { StoresController } from './stores.controller.js';
import { StoresService } from './stores.service.js';

/** Stores: the locator for visitors, upkeep for staff. */
@Module({
  imports: [MikroOrmModule.forFeature([Store]), MediaModule],
  controllers: [StoresController, StoresAdminController],
  providers: [StoresService, StoresAdminService],
})
export class StoresModule {}
