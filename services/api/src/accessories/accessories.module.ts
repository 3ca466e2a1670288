import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { AccessoriesAdminController } from './accessories.admin.controller.js';
import { AccessoriesAdminService } from './accessories.admin.service.js';
import { AccessoriesController } from './accessories.controller.js';
import { AccessoriesService } from './accessories.service.js';
import { Accessory } from './accessory.entity.js';

@Module({
  imports: [MikroOrmModule.forFeature([Accessory])],
  controllers: [AccessoriesController, AccessoriesAdminController],
  providers: [AccessoriesService, AccessoriesAdminService],
})
export class AccessoriesModule {}
