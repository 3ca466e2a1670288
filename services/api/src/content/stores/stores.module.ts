import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MediaModule } from '../../files/media/media.module.js';
import { storeTable } from './store.js';
import { StoresAdminController, StoresController } from './stores.controller.js';
import { StoresAdminService, StoresService } from './stores.service.js';

/** Stores: the locator for visitors, administration for staff. */
@Module({
  imports: [MikroOrmModule.forFeature([storeTable.schema]), MediaModule],
  controllers: [StoresController, StoresAdminController],
  providers: [StoresService, StoresAdminService],
})
export class StoresModule {}
