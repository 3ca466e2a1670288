import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MediaModule } from '../../files/media/media.module.js';
import { AccessoriesAdminController, AccessoriesController } from './accessories.controller.js';
import { AccessoriesAdminService, AccessoriesService } from './accessories.service.js';
import { accessoryTable } from './accessory.js';

@Module({
  imports: [MikroOrmModule.forFeature([accessoryTable.schema]), MediaModule],
  controllers: [AccessoriesController, AccessoriesAdminController],
  providers: [AccessoriesService, AccessoriesAdminService],
})
export class AccessoriesModule {}
